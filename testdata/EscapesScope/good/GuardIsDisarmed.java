// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** The guard releases what it has only if something fails before it is disarmed. */
final class GuardIsDisarmed {
  static void run() {
    try (Tensor made = made()) {
      System.out.println(made.toFloatArray()[0]);
    }
  }

  private static Tensor made() {
    Tensor tensor = Tensor.of(1f, -2f);
    try (Guard guard = new Guard(tensor)) {
      System.out.println(tensor.shape());
      guard.disarm();
    }
    return tensor;
  }

  private static final class Guard implements AutoCloseable {
    private final Tensor guarded;
    private boolean armed = true;

    Guard(Tensor guarded) {
      this.guarded = guarded;
    }

    void disarm() {
      armed = false;
    }

    @Override
    public void close() {
      if (armed) {
        guarded.close();
      }
    }
  }
}
