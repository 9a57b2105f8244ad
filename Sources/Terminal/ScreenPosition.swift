/// Where a scalar of the edited text stands on the screen, counted from the prompt's row.
struct ScreenPosition: Equatable {
  /// Rows below the prompt's.
  var row = 0
  /// Columns from the left edge.
  var column = 0

  /// The place after `text` on a screen of `columns`, laid out as libedit does: a wide character that does not fit
  /// moves to the next row whole, a control character shows as `^X`, one without a shape as `\U+1234`.
  init(after text: some Sequence<UInt32>, promptColumns: Int, columns: Int) {
    let columns = max(columns, 2)
    row = promptColumns / columns
    column = promptColumns % columns
    for value in text {
      if value == 10 {
        row += 1
        column = 0
      } else {
        advance(by: Self.width(of: value, at: column), columns: columns)
      }
    }
  }

  private mutating func advance(by width: Int, columns: Int) {
    if width == 2, column + 2 > columns {
      row += 1
      column = 0
    }
    column += width
    while column >= columns {
      row += 1
      column = width == 2 ? 0 : column - columns
    }
  }

  private static func width(of value: UInt32, at column: Int) -> Int {
    if value == 9 { return 8 - column % 8 }
    if value < 32 || value == 127 { return 2 }
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    return DisplayWidth.printableColumns(of: scalar) ?? (value > 0xFFFF ? 8 : 7)
  }
}
