// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The last two tensors of a loop are read, and the one before them is closed. */
final class LastTwoOfLoopRead {
  static void run() {
    System.out.println(fibonacci(4));
    turns(new float[] {1f, 4f, 2f, 3f, 5f});
  }

  private static float fibonacci(int rounds) {
    Tensor before = Tensor.of(0f);
    Tensor last = Tensor.of(1f);
    for (int i = 0; i < rounds; i++) {
      Tensor next = before.add(last);
      before.close();
      before = last;
      last = next;
    }
    float result = last.item();
    before.close();
    last.close();
    return result;
  }

  private static void turns(float[] values) {
    Tensor before = null;
    Tensor last = null;
    for (float value : values) {
      Tensor now = Tensor.of(value);
      if (before != null) {
        System.out.println((now.item() - last.item()) * (last.item() - before.item()) < 0);
        before.close();
      }
      before = last;
      last = now;
    }
    if (before != null) {
      before.close();
    }
    if (last != null) {
      last.close();
    }
  }
}
