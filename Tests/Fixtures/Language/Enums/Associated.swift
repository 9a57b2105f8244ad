enum Media { case book(title: String, pages: Int), song(String), none }
let all: [Media] = [.book(title: "b", pages: 3), .song("s"), .none]
for m in all {
  switch m {
  case let .book(title, pages) where pages > 2: print(title, pages);
  case .book: print("thin");
  case .song(let s): print("song", s);
  case .none: print("none")
  }
}
let pages = all.compactMap { if case .book(_, let p) = $0 { p } else { nil } }
print(pages, all)
