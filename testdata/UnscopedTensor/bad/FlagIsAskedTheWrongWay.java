// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The flag that goes with the tensor is negated, past more branches than there are path states. */
final class FlagIsAskedTheWrongWay {
  static void run() {
    System.out.println(first(null, null, "b", null, "d", null, "f"));
  }

  static float first(
      Tensor given, String a, String b, String c, String d, String e, String f) {
    boolean isGiven = given != null;
    boolean isOurs = false;
    Tensor used = null;
    try {
      if (isGiven) {
        used = given;
      } else {
        used = Tensor.of(2f, 3f); // want UnscopedTensor definite
        isOurs = true;
      }
      int named = 0;
      if (a != null) {
        named++;
      }
      if (b != null) {
        named++;
      }
      if (c != null) {
        named++;
      }
      if (d != null) {
        named++;
      }
      if (e != null) {
        named++;
      }
      if (f != null) {
        named++;
      }
      if (a != null && b != null && c != null && d != null && e != null && f != null) {
        System.out.println(named);
      }
      return used.toFloatArray()[0];
    } finally {
      if (used != null && !isOurs) {
        used.close();
      }
    }
  }
}
