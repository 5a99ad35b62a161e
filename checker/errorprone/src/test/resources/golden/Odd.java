// A file with \\u escapes, tabs, comments in odd places and CR LF line ends.
package p;

import java.util.*;

class Odd {
	int caf\u0065 = 1; /* before */ int /* in */ x /* behind */ = /* at */ 2 /* end */ , y = 3;
  static <T> /* < */ T id(T t) { return t; }
  @SuppressWarnings("x")
  // between
  public /* a */ static /* b */ < /* c */ T extends Number > T number(final T t, int... more) { return t; }
  < A , B > Odd(A a) { this /* dot */ . x = ((2)); }
  Odd() { super ( ) ; }
  void calls() {
    ((Runnable) () -> { }).run();
    (this) . <String> generic ( "a" ) // comment
        . length();
    Odd . <Integer> id (caf\u0065);
    new int[ ] { 1 , } .clone();
    new Odd ( ) { { } static int z = 1 ; int q ; } .calls();
    int a = 1, b [] = { 2 }, c;
    ;;
    if (a > 0) ; else { }
    label: for (;;) break label;
    var list = new ArrayList<Map<String, int[]>>();
    var map = new HashMap<String, List<? extends Number>>();
    for (var e : map.entrySet()) { var v = e.getValue(); var n = v.get(0); }
    boolean t = true ? Boolean.TRUE : false;
    Object o = t ? 1 : 'c';
    Object p = t ? (Object) list : map;
    Object q = t ? list : new LinkedList<String>();
    char ch = '\n'; long l = 0xFFL; double d = -.5e3; float f = - 1f;
    String s = "a" + "b" + a + ("c" + "d") + 1 + 2;
    try (AutoCloseable r = null; this.closeable; ) { } catch (RuntimeException | Error e) { e.printStackTrace(); } catch (Exception e) { }
    int w = switch (a) { case 1, 2 -> { yield 3; } default -> { try { yield 4; } finally { c = 1; } } };
    do ; while (t);
    switch (a) { case 1 : case 2: default : }
  }
  final AutoCloseable closeable = null;
  <S> String generic(S s) { return ""; }
  int old() [] { return null; };
  interface I { class C { } enum E { A , B ( ) { } ; } record R(int... xs) { public R { } } @interface N { } }
  enum Empty { }
  enum Abstract { A { int f() { return 1; } }; abstract int f(); }
  abstract static class Abs { native void n(); strictfp double s() { return 1; } synchronized void y() { } protected abstract void p(); }
  Comparator<String> order = Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());
  java.util.function.Supplier<Odd> make = Odd::new;
  java.util.function.Function<Odd, String> f = o -> { class L { Odd me() { return o; } } return new L().me().generic(1); };
}
