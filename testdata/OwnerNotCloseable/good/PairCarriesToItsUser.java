// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** A pair carries what it is given to the code that takes it out, and releases nothing itself. */
final class PairCarriesToItsUser {
  static void run() {
    Pair<Tensor, String> labelled = labelled("rain");
    System.out.println(labelled.second() + labelled.first().toFloatArray()[0]);
    labelled.first().close();
  }

  private static Pair<Tensor, String> labelled(String label) {
    return Pair.of(Tensor.of(1f, -2f), label);
  }

  private static final class Pair<A, B> {
    private final A first;
    private final B second;

    private Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    static <A, B> Pair<A, B> of(A first, B second) {
      return new Pair<>(first, second);
    }

    A first() {
      return first;
    }

    B second() {
      return second;
    }
  }
}
