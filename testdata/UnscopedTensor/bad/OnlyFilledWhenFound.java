// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The usual "try to get": it says whether it has filled the slot, and the caller never closes it. */
final class OnlyFilledWhenFound {
  static void run() {
    Tensor[] slot = new Tensor[1];
    if (tryGet("bias", slot)) { // want UnscopedTensor definite
      System.out.println(slot[0].item());
    }
  }

  private static boolean tryGet(String name, Tensor[] slot) {
    if (!name.equals("bias")) {
      return false;
    }
    slot[0] = Tensor.of(1f);
    return true;
  }
}
