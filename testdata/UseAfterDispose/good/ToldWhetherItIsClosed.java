// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A flag, the result or a null result tells the caller whether a helper has closed its tensor. */
final class ToldWhetherItIsClosed {
  static void run() {
    byFlag();
    byResult(Tensor.of(1f, -2f));
    byResult(Tensor.zeros(2, 2));
    byNull(Tensor.of(1f, -2f));
    byNull(Tensor.of(-1f, -2f));
  }

  private static float first(Tensor x, boolean isLast) {
    float first = x.toFloatArray()[0];
    if (isLast) {
      x.close();
    }
    return first;
  }

  private static void byFlag() {
    Tensor x = Tensor.of(1f, -2f);
    System.out.println(first(x, false));
    System.out.println(x.toFloatArray()[1]);
    System.out.println(first(x, true));
  }

  private static Tensor flat(Tensor x) {
    if (x.shape().rank() == 1) {
      return x;
    }
    Tensor flat = x.reshape(x.shape().size());
    x.close();
    return flat;
  }

  private static void byResult(Tensor given) {
    Tensor x = flat(given);
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }

  private static Tensor positive(Tensor x) {
    if (x.toFloatArray()[0] < 0) {
      x.close();
      return null;
    }
    return x;
  }

  private static void byNull(Tensor given) {
    Tensor x = positive(given);
    if (x == null) {
      System.out.println("negative");
      return;
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
