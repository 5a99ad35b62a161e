// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** What throws for a null alone may throw; what throws for a value does. */
final class ThrowsForNullOnly {
  private static float[] checked(float[] values) {
    if (values == null) {
      throw new NullPointerException("values");
    }
    return values;
  }

  private static float[] some(float[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values");
    }
    return values;
  }

  static float first(float[] values) {
    Tensor x = Tensor.of(1f, 2f); // want LeakOnException potential
    float result = x.toFloatArray()[0] + checked(values)[0];
    x.close();
    return result;
  }

  static float any(float[] values) {
    Tensor x = Tensor.of(1f, 2f); // want LeakOnException definite
    float result = x.toFloatArray()[0] + some(values)[0];
    x.close();
    return result;
  }

  static void run() {
    try {
      System.out.println(first(null));
    } catch (NullPointerException e) {
      System.out.println("nothing to check");
    }
    try {
      System.out.println(any(new float[0]));
    } catch (IllegalArgumentException e) {
      System.out.println("nothing to add");
    }
  }
}
