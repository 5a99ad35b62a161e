import dev.tensorlint.runtime.Tensor;
import java.util.Objects;

/** What the two ways out of a condition tell. */
final class Conditions {
  static final int LIMIT = 3;
  static int limit = 3;
  boolean isReady;
  Tensor held;

  void nullOnTheLeft(Tensor x) {
    if (null == x) return;
    if (null != held) held.close();
    x.close();
  }

  void booleans(boolean a, boolean b) {
    if (a == true) held.close();
    if (a == false) held.shape();
    if (a != true) held.dtype();
    if (a == b) held.close();
    if (a != isReady) held.close();
  }

  void negations(boolean a, boolean b, boolean c) {
    if (!(a && !b) || c) held.close();
    boolean both = !a;
    boolean neither = !(a || b);
    boolean known = held != null;
    boolean none = null == held;
    boolean isTensor = both ? neither : known | none;
  }

  void sameObject(Tensor x, Tensor y) {
    if (x == y) return;
    if (x != held) x.close();
  }

  void numbers(int n, int m) {
    if (n == 3) held.close();
    if (n == 3) held.shape();
    if (n != 3) held.dtype();
    if (3 < n) held.close();
    if (n > LIMIT) held.close();
    if (n > limit) held.close();
    if (n > LIMIT) held.shape();
    if (m > 1) held.shape();
    m++;
    if (m > 1) held.close();
  }

  void changedNumbers(int a, int b, int c, int d) {
    a = 1;
    b += 1;
    --c;
    int e = -d;
    if (a > 0) held.close();
    if (b > 0) held.close();
    if (c > 0) held.close();
    if (d > 0) held.close();
    if (e > 0) held.close();
    if (d > b) held.close();
  }

  void constants(Tensor x) {
    if (true) x.shape();
    if (false) x.close();
    if (!true) x.close();
    if (x.isClosed() && false) x.close();
    if (true || x.isClosed()) x.dtype();
  }

  void patterns(Object o) {
    if (o instanceof Tensor) held.close();
    if (!(o instanceof Tensor t)) return;
    t.close();
    boolean isText = o instanceof String s && s.isEmpty();
  }

  void tests(Tensor x) {
    if (Objects.isNull(x)) return;
    if (!Objects.nonNull(held)) return;
    boolean isNone = Objects.isNull(held);
    if (x.isClosed()) return;
    boolean isClosed = held.isClosed();
    Objects.requireNonNull(held).close();
    Objects.requireNonNull(x, "x");
    x.close();
  }

  Tensor chosen(Tensor x, boolean a, boolean b) {
    Tensor y = a ? x : b ? x.clone() : null;
    Tensor z = (Tensor) (a ? held : Tensor.zeros(1));
    return b ? y : z;
  }

  Tensor picked(int n, Tensor x, String s) {
    Tensor y =
        switch (n) {
          case 1, 2 -> x;
          case 3 -> {
            if (s == null) yield held;
            try {
              yield x.clone();
            } finally {
              x.close();
            }
          }
          default -> throw new IllegalArgumentException();
        };
    switch (s) {
      case "a":
        return y;
      case "b":
        y.close();
      default:
        y.shape();
    }
    switch (n) {
      case 4 -> y.close();
      case 5 -> {
        return x;
      }
    }
    return switch (n) {
      case 1:
        yield y;
      default:
        yield x;
    };
  }

  void rareConditions(Tensor x, boolean b, boolean[] flags, Object o) {
    if (flags[0]) x.shape();
    if (b = x.isClosed()) x.shape();
    if (b |= x.isKept()) x.dtype();
    boolean isText = o instanceof String;
    if (b ? x.isClosed() : x.isKept()) x.close();
    if (Objects.requireNonNullElse(b, true)) x.close();
    Assumed.that(x);
    if (b == x.isClosed()) return;
    if (x.hashCode() > 3 && 3 <= x.hashCode()) return;
  }
}
