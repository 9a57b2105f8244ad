/// The sizes of text styles at each size of Dynamic Type (Human Interface Guidelines, typography), in points.
public enum DynamicType {
  /// The sizes from the smallest to the largest, by the names of SwiftUI's cases.
  public static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The place of the size that devices begin with.
  public static let standard = 3

  /// The size of a style in points, at a place of `sizes`; a name that is no style is `body`.
  public static func points(_ style: String, at place: Int) -> Double {
    let row = table[style] ?? body
    return row[max(0, min(row.count - 1, place))]
  }

  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// UIKit's and SwiftUI's names of the styles.
  private static let table: [String: [Double]] = {
    let rows: [([String], [Double])] = [
      (["largeTitle"], [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (["title", "title1"], [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (["title2"], [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (["title3"], [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (["headline", "body"], body),
      (["callout"], [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (["subheadline"], [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (["footnote"], [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (["caption", "caption1"], [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (["caption2"], [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { names, row in names.map { ($0, row) } })
  }()
}
