package golden;

import java.util.*;
import java.util.function.*;
import java.util.stream.Stream;

/** What several arms or arguments have in common, and what a place asks of a call. */
class Joins<T extends Number> {
  interface Op {
    int order();
  }

  record Add(int order) implements Op {}

  record Sub(int order) implements Op {}

  enum Unit {
    METER
  }

  enum Scale {
    LINEAR
  }

  enum Kind {
    SAME_NAME(SAME_NAME::new),
    OTHER(Other::new);

    Kind(Supplier<Object> maker) {}
  }

  interface Message {}

  interface Wire<P extends Message> {}

  static class Text implements Message {}

  interface Shape extends Wire<Text> {}

  static class Heir<T extends Number> extends Joins<T> {}

  static class Ints extends Joins<Integer> {
    Object own() {
      return own2();
    }

    Object element() {
      return own2().get(0);
    }
  }

  Set<T> set() {
    return null;
  }

  T one() {
    return null;
  }

  <U extends List<T>> U own2() {
    return null;
  }

  <X> X pick(X a, X b) {
    return a;
  }

  <X extends List<String>> X pickBound(X a, X b) {
    return a;
  }

  <X, L extends List<X>> L pickTwo(X a, L b) {
    return b;
  }

  <X extends Number> Joins<X> pass(Joins<X> given) {
    return given;
  }

  static <P extends Message, Q extends Wire<P>> Q read(P message) {
    return null;
  }

  static void check(boolean b, String text, Object one) {}

  static void check(boolean b, String text, int one) {}

  static void check(boolean b, String text, Object... all) {}

  void take(Op op, int i) {}

  void take(Op op, String s) {}

  void take(Shape s) {}

  void accept(Consumer<String> a, Consumer<? super String> b) {}

  long boxed(Integer i, Long l) {
    return l == null ? i : l;
  }

  short small(boolean k, byte b, short s, Byte boxed) {
    return k ? b : k ? s : boxed;
  }

  double numbers(int k) {
    return switch (k) {
      case 1 -> 1;
      case 2 -> 2f;
      default -> 3L;
    };
  }

  Object any(boolean k, Object o, int[] a) {
    return k ? (k ? 1 : o) : (k ? a : o);
  }

  Object none(boolean k, int[] a) {
    return k ? (k ? 1 : "x") : (k ? a : "x");
  }

  Joins raw(int k) {
    return switch (k) {
      case 1 -> new Heir<Integer>();
      case 2 -> new Ints();
      default -> this;
    };
  }

  T ofThis(boolean k, Joins<T> other) {
    return (k ? this : other).one();
  }

  Object diamonds(List<String> l, Map<String, String> m) {
    List.of(new ArrayList<>(), l);
    Arrays.asList(l, new ArrayList<>());
    Map.of("a", new HashMap<>(), "b", m);
    Objects.requireNonNullElse(l, Collections.emptyList());
    Objects.requireNonNullElse(Collections.emptyList(), l);
    pickBound(l, new ArrayList<>());
    pickTwo("x", new ArrayList<>());
    pick(new HashSet<>(List.of(1)), new ArrayList<>());
    List<String> asked = Objects.requireNonNullElse(Collections.emptyList(), l);
    return Optional.of(l).orElse(new ArrayList<>());
  }

  void bounds(
      List raw,
      List<Integer> ints,
      List<? extends Number> numbers,
      List<? super Number> sinks,
      int[] primitives,
      Integer[] integers,
      String[] strings) {
    List.of(Unit.METER, Scale.LINEAR);
    List.of("a", 1);
    List.of(List.of(1), Set.of("2"));
    List.of(String.class, Integer.class);
    List.of(numbers, ints);
    List.of(sinks, ints);
    List.of(raw, ints);
    Arrays.asList(primitives, strings);
    Arrays.asList(integers, strings);
    List.of(primitives, "s");
    Arrays.asList(new TreeMap<String, ArrayList<Long>>(), new HashMap<String, List<Integer>>());
    Arrays.asList(System.in, new java.io.StringReader(""));
    Stream.of(1, "a", 2.0, 'c').map(o -> o.compareTo(null)).toList();
  }

  void several(boolean k, List<String> c) {
    take(k ? new Add(1) : new Sub(2), 1);
    (k ? new Add(1) : new Sub(2)).order();
    var v = k ? new Add(1) : new Sub(2);
    v.order();
    for (var e : List.of(new Add(1), new Sub(2))) {
      e.order();
      e.toString();
    }
    List.of(new Add(1), new Sub(2)).forEach(Op::order);
    check(k, "x", c.isEmpty() ? "none" : c);
    var w = c.isEmpty() ? "none" : c;
    w.hashCode();
  }

  void open(Text text, List<Shape> shapes) {
    shapes.add(read(text));
    take(read(text));
    String.valueOf((Object) read(text));
  }

  void functions(Consumer<String> c) {
    accept(c::accept, c != null ? c::accept : null);
    accept(c, c != null ? s -> s.length() : null);
  }

  <M extends Map<String, Integer>> Object memberOfVariable(Object o) {
    M.Entry entry = (M.Entry) o;
    return entry.getKey();
  }

  Object captured(Heir<?> heir, Heir raw) {
    pass(heir);
    raw.set().iterator().next().getClass();
    return new ArrayList<>(Collections.nCopies(2, heir.one())).get(0).intValue();
  }
}

class SAME_NAME {}

class Other {}
