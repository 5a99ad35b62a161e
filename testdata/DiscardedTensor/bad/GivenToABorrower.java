// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** No variable names the tensor, and the object that gets it borrows. */
final class GivenToABorrower {
  static void run() {
    try (Tensor source = Tensor.of(1f)) {
      System.out.println(new Reader(source).read());
    }
    System.out.println(make().read());
  }

  private static Reader make() {
    return new Reader(Tensor.of(2f)); // want DiscardedTensor definite
  }

  private static final class Reader {
    private final Tensor source;

    Reader(Tensor source) {
      this.source = source;
    }

    float read() {
      return source.item();
    }
  }
}
