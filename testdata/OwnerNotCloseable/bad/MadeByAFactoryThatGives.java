// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The factory passes its argument on to an object that never closes it. */
final class MadeByAFactoryThatGives {
  static void run() {
    Tensor source = Tensor.of(1f);
    System.out.println(Reader.of(source).read());
  }

  private static final class Reader {
    private final Tensor source; // want OwnerNotCloseable definite

    private Reader(Tensor source) {
      this.source = source;
    }

    static Reader of(Tensor source) {
      return new Reader(source);
    }

    float read() {
      return source.item();
    }
  }
}
