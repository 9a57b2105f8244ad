struct Bad: Error {}
func f(_ b: Bool) throws -> Int { if b { throw Bad() }; return 1 }
print(try! f(false))
print((try? f(true)) as Any)
fatalError("stopped here")
