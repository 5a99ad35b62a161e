package p;

import java.util.List;
import missing.Gone;

class Unresolved extends Gone {
  Gone field = new Gone(1);
  List<Gone> list;

  void m(String s) {
    s.nothing(1);
    nothing();
    Gone.make(s).then(s);
    field.close();
    s.unknown.length();
    int n = unknown + list.get(0).size;
    Runnable r = s::nothing;
    var x = new Nowhere() { int i = 1; };
    for (Gone g : list) {
      g.use();
    }
    this.helper(s, 2);
    pkg.sub.Type.call();
  }

  void helper(int a) {}
}
