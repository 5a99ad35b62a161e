package golden;

import static java.util.stream.Collectors.*;
import static java.lang.Math.max;

import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

@SuppressWarnings({"A" + "B", "C"})
public abstract class Java17<T extends Comparable<T> & Serializable> extends AbstractList<T> implements Runnable, Cloneable {
  static final int A = 1, B[] = {1, 2}, C[][] = {{1}, {}};
  private T value;
  int x = -1; long y = -0x1FL; char c = '\u0041'; double d = 1e3, e = .5f; String tb = """
      Hello \
      "World"
        \tindent\n""";
  static { System.out.println("static" + A + "x" + "y" + ("z" + "w")); }
  { x = x + 1; ; }
  ;
  enum Color implements Supplier<String> { RED(1) { @Override public String get() { return name() + n; } }, GREEN, @Deprecated BLUE(3,4);
    final int n; Color(int... n) { this.n = n.length; } 
    public String get() { return "c" + ordinal(); }
    static Color of(String s) { return valueOf(s.toUpperCase()); } }
  sealed interface Shape permits Circle, Square {}
  record Circle(double r) implements Shape { Circle { if (r < 0) throw new IllegalArgumentException("r" + r); } static int count; double area() { return Math.PI * r * r; } }
  record Square(double side, List<String>... names) implements Shape { Square(int i) { this(i, new ArrayList<>()); } }
  record Pair<A, B>(A first, B second) { <C> Pair<A, C> with(C c) { return new Pair<>(first, c); } }
  @interface Ann { String value() default "x"; int[] n() default {}; Class<?> k() default Object.class; int CONST = 3; }
  interface Visitor<R> { R visit(Shape s) throws IOException; default R twice(Shape s) throws IOException { visit(s); return visit(s); } static <Q> Visitor<Q> of(Q q) { return s -> q; } private void p() {} }
  class Inner { int x; class Deep { int sum() { return x + Java17.this.x + Inner.this.x; } } Deep deep() { return new Deep(); } }
  static class Nested<K, V> extends HashMap<K, V> { Nested() { super(10); } Nested(Map<? extends K, ? extends V> m) { this(); putAll(m); } }
  protected Java17(T value) { this.value = value; }
  <U extends Throwable> void sneaky(Throwable t) throws U { throw (U) t; }
  abstract int abs();
  native void nat();
  int legacy()[] { return new int[] {1}; }
  @Override public void run() {
    Inner in = this.new Inner(); Inner.Deep deep = in.new Deep(); int s = deep.sum() + in.deep().sum();
    outer: for (int i = 0, j = 10; i < j; i++, --j) { for (;;) { if (i == 2) continue outer; else break outer; } }
    int k = 0; do { k++; } while (k < 3); while (true) { if (k-- < 0) break; }
    for (var e : new int[] {1, 2}) { k += e; k <<= 1; k >>>= 2; }
    for (Map.Entry<String, List<Integer>> e : new TreeMap<String, List<Integer>>().entrySet()) { e.getValue().get(0).intValue(); }
    for (var e : Map.of("a", List.of(1)).entrySet()) { var v = e.getValue(); v.get(0).byteValue(); }
    synchronized (this) { assert k > 0 : "k" + k; assert k < 5; }
    try (var r = new StringReader("x"); BufferedReader b = new BufferedReader(r)) { b.readLine(); } catch (IOException | RuntimeException ex) { ex.getMessage(); } catch (Throwable t) { t.printStackTrace(); } finally { k = 0; }
    Reader ex = new StringReader(""); try (ex) { ex.read(); } catch (FileNotFoundException | UnsupportedEncodingException q) { q.getMessage(); } catch (IOException q) { throw new UncheckedIOException(q); }
    Object o = this; if (o instanceof String str && str.length() > 2 || o == null) { } if (!(o instanceof Integer n)) { return; } n.intValue();
    if (o instanceof final Long l) { l.longValue(); } boolean b2 = o instanceof Number;
    Runnable rr = () -> {}; rr.run(); Supplier<Supplier<String>> ss = () -> () -> "x"; ss.get().get().length();
    BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b; add.andThen(q -> q * 2).apply(1, 2).intValue();
    Function<String, Integer> len = String::length; len.compose((Integer i) -> "" + i).apply(3);
    Supplier<List<String>> mk = ArrayList::new; IntFunction<int[]> arr = int[]::new; Function<Integer, String[]> arr2 = String[]::new; Supplier<String> bound = o::toString; Supplier<String> sup = super::toString; Supplier<String> th = this::toString;
    Comparator<String> cmp = Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()).reversed(); Comparator<String> cmp2 = Comparator.<String>naturalOrder();
    Map<Integer, List<String>> g = Stream.of("a", "bb").collect(groupingBy(String::length)); Map<Integer, Long> g2 = Stream.of("a").collect(groupingBy(String::length, TreeMap::new, counting()));
    List<Integer> li = IntStream.range(0, 3).boxed().map(i -> i + 1).filter(i -> i > 0).sorted(Comparator.reverseOrder()).collect(toList()); li.stream().mapToInt(Integer::intValue).sum();
    String joined = Arrays.asList("x", "y").stream().map(String::toUpperCase).collect(joining(",", "[", "]"));
    Map<String, Integer> tm = Stream.of("a").collect(toMap(Function.identity(), String::length, (a, b) -> a, LinkedHashMap::new));
    Optional<String> os = li.stream().map(Object::toString).findFirst(); os.map(String::length).orElse(0).intValue(); os.orElseThrow(() -> new IllegalStateException()).length();
    int sw = switch (k) { case 1, 2 -> 3; case 4 -> { int z = k; yield z; } default -> throw new IllegalStateException(); };
    String sc = switch (Color.RED) { case RED: yield "r"; case GREEN: default: yield "x"; };
    switch (Color.of("red")) { case RED -> System.out.println(); case BLUE -> { k = 1; } default -> throw new RuntimeException(); }
    switch (k) { case A: k = 2; case 3: { break; } default: k = 3; }
    switch ("s" + k) { case "a" + "b": break; default: break; }
    class Local<Z> { Z z; Local(Z z) { this.z = z; } Z get() { return z; } } record LR(int a) { int twice() { return a * 2; } } interface LI { void f(); }
    @Deprecated enum LE implements Supplier<String> { P { @Override public String get() { enum Last { Z } return Last.Z.name(); } }, Q; final String s = "e"; @Override public String get() { return s; } } LE.P.get().length(); for (LE e : LE.values()) { e.s.trim(); switch (e) { case P -> LE.valueOf("Q").ordinal(); case Q -> { enum In { R } In.R.compareTo(In.R); } } }
    int \u0061b = 1; String esc = \u0022\u0041\\u0041" + "\u005c\u005c"; esc.length(); ab++;
    new Local<>("x").get().length(); new Local<String>("q") { int more() { return get().length(); } }.more(); new LR(2).twice(); LI li2 = () -> {};
    Object anon = new Object() { int f = 3; @Override public String toString() { return "f" + f + k0(); } int k0() { return A; } };
    Callable<String> cs = () -> { throw new Exception(); }; ExecutorService es = Executors.newFixedThreadPool(1); Future<String> fs = es.submit(() -> "x"); Future<?> fv = es.submit(() -> { }); es.submit(() -> System.out.println());
    CompletableFuture.supplyAsync(() -> 1).thenApply(i -> i + 1).thenCompose(i -> CompletableFuture.completedFuture("" + i)).thenAccept(System.out::println).join();
    int[] ia = {1, 2}; ia.clone()[0]++; int ln = ia.length; long[][] la = new long[3][]; la[0] = new long[] {1}; ia[ln - 1] += 2; byte by = (byte) ln; char ch = 'x'; ch += 1; int tern = ln > 1 ? 1 : 'c'; Object tn = ln > 1 ? "a" : 1; Integer boxed = ln > 2 ? null : 0; long mixed = ln > 1 ? 1 : 2L;
    List<? extends Number> wl = List.of(1, 2.0); Number nn = wl.get(0); List<? super Integer> sl = new ArrayList<Number>(); Object so = sl.get(0); sl.add(1); Class<?> kc = o.getClass(); Class<? extends Number> kn = nn.getClass(); String.class.getName(); int.class.getName(); int[].class.getName();
    List raw = new ArrayList(); raw.add("x"); Object ro = raw.get(0); for (Object q : raw) { } Iterator it = raw.iterator(); it.next();
    max(1, 2L); Math.<Integer>abs(3); List<String> em = Collections.emptyList(); take(Collections.emptyList()); take(new ArrayList<>()); take(k > 1 ? new ArrayList<>() : Collections.emptyList()); varargs(); varargs("a"); varargs("a", "b"); varargs(new String[0]); varargs((Object) null); over(1); over((short) 1); over(1L); over(Integer.valueOf(1)); over("s"); over(c); 
    T t = value; t.compareTo(value); this.value.compareTo(t); value = t; (value) = t; T[] ta = toArray((T[]) null); size(); get(0).compareTo(t); stream().map(u -> u.compareTo(t)).toList(); forEach(u -> u.compareTo(t));
    StringBuilder sb = new StringBuilder().append(1).append('c').append("x").append(o).append(1.0).append(new char[0]); sb.insert(0, 1L).reverse().length();
    golden.Java17.Color.of("x"); java.util.List.of().size(); Java17.Nested<String, Integer> ne = new Java17.Nested<>(Map.of()); ne.computeIfAbsent("x", q -> q.length()).intValue(); ne.merge("a", 1, Integer::sum); ne.forEach((p, q) -> p.concat("" + q)); ne.entrySet().removeIf(q -> q.getValue() > 1); ne.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(Map.Entry::getKey).forEach(System.out::println);
    ThreadLocal<List<String>> tl = ThreadLocal.withInitial(ArrayList::new); tl.get().add("x"); String.format("%s", 1, "x"); Objects.requireNonNull(o, () -> "msg" + o); Arrays.sort(new Integer[0], (p, q) -> q - p); Collections.sort(li, Collections.reverseOrder()); Thread th2 = new Thread(() -> run()); new Thread(this::run, "n").start();
    for (Iterator<String> i2 = List.of("x").iterator(); i2.hasNext(); ) { i2.next().trim(); } int neg = -2147483648 + - 5 + +3 + ~4; boolean nb = !(b2 & true | false ^ b2); k = k + 1 - -1; x = y > 0 ? ~x : x++ + ++x; 
    lbl: { if (nb) break lbl; } Function<Object, ? extends String> fw = q -> q.toString(); fw.apply(1).length(); Predicate<String> pr = ((Predicate<String>) String::isEmpty).negate().and(q -> q.length() > 1); Runnable cast = (Runnable & Serializable) () -> run(); UnaryOperator<String> uo = q -> q; uo.apply("x").length(); BinaryOperator<Integer> bo = BinaryOperator.minBy(Comparator.naturalOrder());
    Stream.iterate(1, q -> q * 2).limit(3).reduce(0, Integer::sum); Stream.of(1, 2).reduce(0, (p, q) -> p + q).intValue(); Stream.of("a").flatMap(q -> Stream.of(q, q)).toArray(String[]::new)[0].length(); Arrays.stream(new String[0]).mapToInt(q -> q.length()).max().getAsInt(); IntStream.range(0, 2).mapToObj(i -> new Pair<>(i, "s")).map(Pair::second).collect(toSet()).size(); new Pair<>(1, "x").with(2.0).second().intValue();
  }
  static void take(List<String> l) {} static void varargs(Object... o) {} static void over(int i) {} static void over(long i) {} static void over(Object o) {} static void over(String s, int i) {} static void over(Object s, char i) {}
  @Override public T get(int i) { return value; } @Override public int size() { return 0; }
  @Override public Java17<T> clone() throws CloneNotSupportedException { return (Java17<T>) super.clone(); }
  static <E extends Enum<E>> E parse(Class<E> k, String s) { return Enum.valueOf(k, s); }
  static <A, B extends A> void two(A a, B b) { Color r = parse(Color.class, "RED"); r.get(); }
  interface Shaped<S extends Shaped<S>> { Class<S> kind(); }
  static <P, Q> Map<P, Q> pairs(List<P> p, Q q) { return Map.of(); }
  static void bounds(Shaped<?> s, List raw, boolean b) { s.kind().getName(); Objects.hash(s.kind()); pairs(raw, "x").size(); pairs(List.of(raw), "x").size(); Function<String, Integer> f = b ? String::length : null; List<String> l = b ? new ArrayList<>() : null; Supplier<String> g = b ? () -> "x" : () -> "y"; Object d = b ? new ArrayList<>() : new HashSet<>(); List<String> e = b ? new ArrayList<>() : new LinkedList<>(raw); }
  public static void main(String... args) throws Exception { Visitor<Integer> v = Visitor.of(3); v.twice(new Circle(2)).intValue(); if (args.length > 0) main(); else return; }
}
