// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** More paths than the analysis keeps apart; the tensor is closed where they meet. */
final class ClosedBehindManyConditions {
  static void run() {
    print(List.of("a", "c", "g"));
  }

  private static void print(List<String> options) {
    String a = options.contains("a") ? "a" : null;
    String b = options.contains("b") ? "b" : null;
    String c = options.contains("c") ? "c" : null;
    String d = options.contains("d") ? "d" : null;
    String e = options.contains("e") ? "e" : null;
    String f = options.contains("f") ? "f" : null;
    String g = options.contains("g") ? "g" : null;
    Tensor x = Tensor.of(1f);
    if (a != null) {
      System.out.println(a + x.item());
    }
    if (b != null) {
      System.out.println(b + x.item());
    }
    if (c != null) {
      System.out.println(c + x.item());
    }
    if (d != null) {
      System.out.println(d + x.item());
    }
    if (e != null) {
      System.out.println(e + x.item());
    }
    if (f != null) {
      System.out.println(f + x.item());
    }
    if (g != null) {
      System.out.println(g + x.item());
    }
    x.close();
  }
}
