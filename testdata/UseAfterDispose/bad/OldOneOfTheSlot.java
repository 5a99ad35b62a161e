// runs: throws TensorDisposedException
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;

/** The slot has another tensor by now, but the old one goes by a name of its own. */
final class OldOneOfTheSlot {
  static void run() {
    Tensor first = Tensor.of(1f);
    Tensor[] state = {first};
    state[0].close();
    state[0] = Tensor.of(2f);
    try {
      System.out.println(state[0].item() + first.item()); // want UseAfterDispose definite
    } finally {
      state[0].close();
    }
  }
}
