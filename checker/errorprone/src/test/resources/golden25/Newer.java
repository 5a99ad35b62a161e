import java.util.*;
import java.util.function.*;
class Newer {
  sealed interface S permits A, B { }
  record A(Object x, S next) implements S { }
  record B(int n) implements S { }
  record G<T>(T t) { }
  int m(Object o, S s, G<String> g) {
    if (o instanceof A(String t, A(var q, _)) && t.isEmpty()) { q.hashCode(); }
    int r = switch (o) {
      case null -> 0;
      case String t when t.length() > 2 -> t.length();
      case Integer _, Long _ -> 3;
      case G(var z) -> 1;
      default -> 2;
    };
    switch (s) {
      case A(Object x, B(int n)): System.out.println(x); break;
      case A a when a.x() == null: break;
      case A a: break;
      case B(_): break;
    }
    for (var _ : List.of(1)) { r++; }
    BiFunction<String, String, Integer> f = (_, b) -> b.length();
    try { r = 2; } catch (RuntimeException _) { }
    int _ = m(null, s, g);
    if (!(o instanceof A(var c, var d))) return 1;
    return c.hashCode();
  }
  Newer(int a) { int b = a + 1; super(); b++; }
}
