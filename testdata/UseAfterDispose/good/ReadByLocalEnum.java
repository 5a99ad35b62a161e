// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The values of an enum of the method read the tensor; none of them closes it. */
final class ReadByLocalEnum {
  static void run() {
    enum Reading {
      FIRST {
        @Override
        float of(Tensor tensor) {
          return tensor.toFloatArray()[0];
        }
      },
      TWICE {
        @Override
        float of(Tensor tensor) {
          return 2 * FIRST.of(tensor);
        }
      };

      abstract float of(Tensor tensor);
    }
    try (Tensor x = Tensor.of(2f)) {
      for (Reading each : Reading.values()) {
        System.out.println(each.of(x));
      }
      System.out.println(x.item());
    }
  }
}
