// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A helper closes one of two only where they are different objects. */
final class ClosedIfItDiffers {
  static void run() {
    try (Tensor x = Tensor.of(1f, 2f)) {
      inFinally(x, true);
      inFinally(x, false);
      unlessNull(x, true);
      unlessNull(x, false);
      instead(null);
      instead(x);
      System.out.println(x.shape().size());
    }
  }

  private static void inFinally(Tensor source, boolean isDoubled) {
    Tensor used = source;
    try {
      used = doubledIf(isDoubled, source);
      System.out.println(used.shape().size());
    } finally {
      closeFirstIfItDiffers(used, source);
    }
  }

  private static void unlessNull(Tensor source, boolean isDoubled) {
    Tensor used = doubledIf(isDoubled, source);
    System.out.println(used.shape().size());
    closeUnlessNullOrSame(used, source);
  }

  private static void instead(Tensor given) {
    Tensor used = given;
    try {
      if (used == null) {
        used = Tensor.of(3f);
      }
      System.out.println(used.shape().size());
    } finally {
      closeFirstIfItDiffers(used, given);
    }
  }

  private static Tensor doubledIf(boolean isDoubled, Tensor source) {
    return isDoubled ? source.mul(2f) : source;
  }

  private static void closeFirstIfItDiffers(Tensor one, Tensor other) {
    if (one != other) {
      one.close();
    }
  }

  private static void closeUnlessNullOrSame(Tensor one, Tensor other) {
    if (one != null && one != other) {
      one.close();
    }
  }
}
