// The first file of PassThrough.
