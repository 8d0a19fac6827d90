// The first file of Playback.
