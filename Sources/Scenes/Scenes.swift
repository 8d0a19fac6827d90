// The first file of Scenes.
