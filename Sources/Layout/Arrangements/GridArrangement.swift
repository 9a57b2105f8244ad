/// `Grid`: rows whose cells share columns. A column is as wide as its widest cell, the least flexible column first; a row
/// as high as its highest. How SwiftUI divides a width among flexible columns is not public: not verified.
public struct GridArrangement: Arrangement {
  /// How many items each row has, in order; 0 is one item over the whole width.
  public var rows: [Int]
  /// Where items stand in their cells.
  public var alignment: Alignment
  /// Between columns and between rows, in points.
  public var spacing: Size

  /// A grid from its rows, its alignment and its spacing, 8 points unless told.
  public init(
    rows: [Int], alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.rows = rows
    self.alignment = alignment
    spacing = Size(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
  }

  private struct Cell {
    let index: Int
    /// Nil over the whole width.
    let column: Int?
  }

  private var cells: [[Cell]] {
    var next = 0
    return rows.map { count in
      defer { next += max(1, count) }
      if count == 0 { return [Cell(index: next, column: nil)] }
      return (0..<count).map { Cell(index: next + $0, column: $0) }
    }
  }

  private func solve(
    _ items: [any ProposalAnswering], _ proposal: Proposal, _ pass: LayoutPass
  ) -> (columns: [Double], heights: [Double]) {
    let cells = cells
    let count = rows.max() ?? 0
    var columns = [Double](repeating: 0, count: count)
    func widest(_ column: Int, _ width: Double?) -> Double {
      cells.joined().filter { $0.column == column && $0.index < items.count }
        .map { pass.ask(items[$0.index], Proposal(width: width, height: nil)).width }.max() ?? 0
    }
    if let width = proposal.width, width.isFinite {
      var left = width - spacing.width * Double(max(0, count - 1))
      let flexibility = (0..<count).map { widest($0, .infinity) - widest($0, 0) }
      var waiting = count
      for column in (0..<count).sorted(by: { flexibility[$0] < flexibility[$1] }) {
        columns[column] = widest(column, max(0, left / Double(waiting)))
        left -= columns[column]
        waiting -= 1
      }
    } else {
      for column in 0..<count { columns[column] = widest(column, proposal.width) }
    }
    let whole = columns.reduce(0, +) + spacing.width * Double(max(0, count - 1))
    var left = proposal.height.map { $0 - spacing.height * Double(max(0, rows.count - 1)) }
    var heights: [Double] = []
    for (row, rowCells) in cells.enumerated() {
      let share = left.map { $0.isFinite ? max(0, $0 / Double(rows.count - row)) : $0 }
      let height =
        rowCells.filter { $0.index < items.count }.map { cell in
          let width = cell.column.map { columns[$0] } ?? whole
          return pass.ask(items[cell.index], Proposal(width: width, height: share)).height
        }.max() ?? 0
      heights.append(height)
      left = left.map { $0 - height }
    }
    return (columns, heights)
  }

  /// All columns and all rows with their spacing.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    let (columns, heights) = solve(items, proposal, pass)
    return Size(
      width: columns.reduce(0, +) + spacing.width * Double(max(0, columns.count - 1)),
      height: heights.reduce(0, +) + spacing.height * Double(max(0, heights.count - 1)))
  }

  /// The items in their cells.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let (columns, heights) = solve(items, proposal, pass)
    var result: [Placement] = []
    var y = rect.minY
    for (row, rowCells) in cells.enumerated() {
      var x = rect.minX
      for cell in rowCells where cell.index < items.count {
        let width = cell.column.map { columns[$0] } ?? rect.size.width
        let offer = Proposal(width: width, height: heights[row])
        let size = pass.ask(items[cell.index], offer)
        result.append(
          Placement(
            index: cell.index,
            origin: Point(
              x: x + (width - size.width) * alignment.horizontal.part,
              y: y + (heights[row] - size.height) * alignment.vertical.part),
            size: size, proposal: offer))
        x += width + spacing.width
      }
      y += heights[row] + spacing.height
    }
    return result
  }
}

extension HorizontalAlignment {
  /// Where it lies in a width, from 0 to 1; guides that depend on the content count as the middle.
  var part: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// Where it lies in a height, from 0 to 1; guides that depend on the content count as the middle.
  var part: Double { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
