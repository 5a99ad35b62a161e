// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;

/** The arguments of each call rule out that the result is one of them. */
final class NewWhereNothingIsGiven {
  private static Tensor made(float value, Tensor destination) {
    Tensor result = destination == null ? Tensor.of(value) : destination;
    System.out.println(result.item());
    return result;
  }

  private static Tensor assigned(float value, Tensor destination) {
    if (destination == null) {
      destination = Tensor.of(value);
    }
    System.out.println(destination.item());
    return destination;
  }

  private static Tensor passedOn(float value, Tensor destination) {
    return assigned(value, destination);
  }

  private static Tensor turned(Tensor source, boolean isTurned) {
    return isTurned ? source.transpose() : source;
  }

  private static Tensor turnedOften(Tensor source, int times) {
    if (times < 1) {
      return source;
    }
    return source.transpose();
  }

  static void run() {
    Tensor one = made(1f, null); // want UnscopedTensor definite
    Tensor two = assigned(2f, null); // want UnscopedTensor definite
    System.out.println(one.item() + two.item());
    try (Tensor row = Tensor.of(1f, 2f)) {
      Tensor column = turned(row, true); // want UnscopedTensor definite
      Tensor other = turnedOften(row, 3); // want UnscopedTensor definite
      System.out.println(column.shape().size() + other.shape().size());
    }
  }
}
