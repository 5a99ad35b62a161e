// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;

/** The answer says whether there is something to close. */
final class OnlyClosedWhenFound {
  static void run() {
    Tensor[] slot = new Tensor[1];
    if (tryGet("bias", slot)) {
      System.out.println(slot[0].item());
      slot[0].close();
    }
    if (!tryGet("kernel", slot)) {
      return;
    }
    slot[0].close();
  }

  private static boolean tryGet(String name, Tensor[] slot) {
    if (!name.equals("bias")) {
      return false;
    }
    slot[0] = Tensor.of(1f);
    return true;
  }
}
