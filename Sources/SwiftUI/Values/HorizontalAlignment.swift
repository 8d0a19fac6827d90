/// Where a view stands on the horizontal axis.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
