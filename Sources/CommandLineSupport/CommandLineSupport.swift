// The first file of CommandLineSupport.
