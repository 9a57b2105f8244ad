@dynamicMemberLookup struct JSON {
  let v: Any?; subscript(dynamicMember k: String) -> JSON { JSON(v: (v as? [String: Any])?[k]) };
  subscript(i: Int) -> JSON { JSON(v: (v as? [Any]).flatMap { $0.indices.contains(i) ? $0[i] : nil }) };
  var int: Int? { v as? Int }; var string: String? { v as? String }
}
let j = JSON(v: ["user": ["name": "Ann", "tags": ["x", "y"]] as [String: Any], "n": 3] as [String: Any])
print(
  j.user.name.string ?? "-", j.user.tags[1].string!, j.n.int!, j.missing.deep.int as Any, j.user.tags[9].string as Any)
