package a.b;

import static java.util.Map.entry;

import java.io.*;
import java.util.*;
import java.util.function.*;

@SuppressWarnings({"One", "Two"})
public class Syntax<T extends Number & Comparable<T>> extends Base<String> implements Runnable, Comparable<Syntax<?>> {
  static final int MAX = -1_000, OTHER[] = {1, 2}, last;
  private T held;
  List<? extends Number> numbers = new ArrayList<Integer>();

  static {
    last = 3;
  }

  {
    held = null;
  }

  Syntax() {
    super("x");
    this.held = null;
  }

  @Deprecated <U> Syntax(U u, int... rest) throws IOException {
    this();
  }

  <U extends Runnable> U generic(U u, Class<?>[] types) {
    return u;
  }

  static String text(boolean b) {
    return """
        hello "x"
          there\n""" + "a" + "b" + b + ("c" + 'd');
  }

  @Override public void run() {
    int i = 0, j[] = new int[3], k;
    for (i = 0, k = 1; i < j.length; i++, k--) continue;
    for (int a = 0, b = 1; ; ) { break; }
    for (final var n : numbers) { System.out.println(n.intValue()); }
    outer:
    while (true) {
      do { if (i > 3) break outer; else continue outer; } while (i != 2);
    }
    synchronized (this) { ; }
    assert i > 0 : "bad" + i;
    int m = -i + +i * ~i % 2;
    m <<= 1; m >>>= 2; j[0]++; --j[1];
    boolean q = !(i > 1) && i <= 2 || (Object) i instanceof Integer;
    Object o = q ? "s" : null;
    if (o instanceof String s && s.length() > 1) { s.trim(); }
    if (!(o instanceof String t)) { return; }
    t.isEmpty();
    class Local { int v = 1; class Deep { int w = v; } void g() { helper(); v++; this.v = 2; Syntax.this.held = null; } }
    new Local().g();
    Local.Deep d = new Local().new Deep();
    Runnable r = new Runnable() { int f; public void run() { f = i(); Syntax.super.hashCode(); } int i() { return 1; } };
    r.run();
    Inner in = this.new Inner(3) { };
    Object arr = new int[][] {{1}, {}};
    int[] c = j.clone();
    char ch = (char) 65;
    throw new IllegalStateException("e" + ch);
  }

  class Inner { Inner(int x) { } void f() { helper(); } }

  void helper() { super.toString(); hello(); }

  int sw(Color c, Object o, String str) throws Exception {
    switch (c) {
      case RED:
      case GREEN: helper(); break;
      default: break;
    }
    switch (str) { case "a", "b" -> helper(); case "c" -> { return 1; } default -> throw new Exception(); }
    int v = switch (c) { case RED -> 1; case GREEN -> { int z = 2; yield z; } case BLUE -> throw new Error(); };
    int w = switch (str) { case "x": yield 1; default: yield 2; };
    try (var in = new FileInputStream("f"); Reader r = new InputStreamReader(in)) { r.read(); }
    catch (FileNotFoundException | EOFException e) { e.printStackTrace(); }
    catch (final IOException e) { throw e; }
    finally { helper(); }
    Closeable cl = null;
    try (cl) { } 
    return v + w;
  }

  void lambdas() {
    Function<String, Integer> f = s -> s.length();
    BiFunction<String, String, Integer> g = (String a, final String b) -> { return a.length() + b.length(); };
    Supplier<List<String>> sup = ArrayList::new;
    Function<String, Integer> len = String::length;
    Runnable rr = this::helper; Runnable rs = super::hello;
    IntFunction<int[]> mk = int[]::new;
    Function<String, Integer> pi = Integer::parseInt;
    Consumer<Object> p = System.out::println;
    Function<Integer, Inner> inn = Inner::new;
    Map.Entry<String, Integer> e = entry("k", 1);
    String k = e.getKey();
    List<? super Integer> ls = new ArrayList<>();
    Object x = ls.get(0);
    Class<?> cc = String.class; Class<?> ci = int[].class; var gc = k.getClass();
    List<?> raw = Collections.emptyList(); raw.iterator().next();
    Optional<? extends CharSequence> oc = Optional.of("x"); oc.get().length();
    Color.RED.paint(); Color.valueOf("RED"); Color.values();
    Point pt = new Point(1, 2); pt.x(); int px = pt.x();
    held.compareTo(held); held.intValue();
    java.util.List<String> fq = java.util.List.of("a"); a.b.Syntax.text(true);
    long big = 1L + (i(1) ? 2 : 3L); 
    String s2 = null + "x";
  }
  boolean i(int z) { return z == 0; }
  public int compareTo(Syntax<?> o) { return 0; }
}

class Base<X> { protected X x; Base(X x) { this.x = x; } void hello() { } }

enum Color implements Runnable {
  RED(1) { @Override void paint() { super.name(); } },
  @Deprecated GREEN,
  BLUE { };
  final int n;
  Color() { this(0); }
  Color(int n) { this.n = n; }
  void paint() { }
  public void run() { }
}

record Point(@Deprecated int x, List<String> y) {
  static int count;
  Point {
    if (x < 0) throw new IllegalArgumentException();
    y = List.copyOf(y);
  }
  Point(int x, int z) { this(x, List.of()); }
  public int x() { return x; }
  record Empty() { }
}

sealed interface Shape permits Sq { int area(); default int twice() { return 2 * area(); } static Shape of() { return null; } private void p() { } int K = 1; class C { } enum E { A } }
final class Sq implements Shape { public int area() { return K; } }
@interface Ann { String value() default "x"; int[] n() default {}; }
interface Fn<A> { A apply(); }
