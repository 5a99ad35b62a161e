// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Each field may be null; one that is not is replaced by none, and lost. */
final class OneOfManyNullableFields implements AutoCloseable {
  private final Tensor first;
  private final Tensor second;
  private final Tensor third;
  private final Tensor fourth;
  private final Tensor fifth;
  private final Tensor sixth;

  OneOfManyNullableFields(int from, int to) {
    first = load(from > 0);
    second = load(from > 1);
    third = load(from > 2);
    fourth = load(to > 3);
    fifth = load(to > 4);
    sixth = load(to > 5);
    Tensor seventh = load(from < to); // want UnscopedTensor definite
    System.out.println(seventh == null);
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
  }

  static void run() {
    try (OneOfManyNullableFields some = new OneOfManyNullableFields(2, 5)) {
      System.out.println(some.first == null);
    }
  }
}
