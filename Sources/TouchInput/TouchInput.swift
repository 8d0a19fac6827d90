// The first file of TouchInput.
