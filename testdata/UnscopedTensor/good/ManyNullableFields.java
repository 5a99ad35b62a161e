// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Seven fields that may be null have more combinations than the analysis keeps apart. */
final class ManyNullableFields implements AutoCloseable {
  private final Tensor first;
  private final Tensor second;
  private final Tensor third;
  private final Tensor fourth;
  private final Tensor fifth;
  private final Tensor sixth;
  private final Tensor seventh;

  ManyNullableFields(int from, int to) {
    first = load(from > 0);
    second = load(from > 1);
    third = load(from > 2);
    fourth = load(to > 3);
    fifth = load(to > 4);
    sixth = load(to > 5);
    seventh = load(from < to);
  }

  private static Tensor load(boolean isThere) {
    if (isThere) {
      return Tensor.of(1f, -2f);
    }
    return null;
  }

  @Override
  public void close() {
    if (first != null) first.close();
    if (second != null) second.close();
    if (third != null) third.close();
    if (fourth != null) fourth.close();
    if (fifth != null) fifth.close();
    if (sixth != null) sixth.close();
    if (seventh != null) seventh.close();
  }

  static void run() {
    try (ManyNullableFields some = new ManyNullableFields(2, 5)) {
      System.out.println(some.first == null);
    }
  }
}
