// The first file of Reporting.
