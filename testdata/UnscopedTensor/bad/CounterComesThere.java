// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** A variable that changes, and a field that is set, exclude nothing. */
final class CounterComesThere {
  private static int level = 1;

  static void run() {
    int kind = 0;
    for (int i = 0; i < 2; i++) {
      switch (kind) {
        case 1:
          Tensor one = Tensor.zeros(1); // want UnscopedTensor definite
          System.out.println(one.shape());
          break;
        default:
          kind++;
      }
    }
    level = 2;
    if (level == 2) {
      Tensor shown = Tensor.zeros(3); // want UnscopedTensor definite
      System.out.println(shown.shape());
    }
    char letter = 97;
    if (letter == 'a') {
      Tensor many = Tensor.zeros(4); // want UnscopedTensor definite
      System.out.println(many.shape());
    }
  }
}
