document.title = "TouchReplay";
