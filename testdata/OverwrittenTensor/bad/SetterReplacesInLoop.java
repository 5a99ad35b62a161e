// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Each round gives the holder another tensor; at the end, the holder closes the last one. */
final class SetterReplacesInLoop {
  static void run() {
    try (Player player = new Player();
        Tensor sound = Tensor.of(1f, 2f);
        Tensor factor = Tensor.scalar(2f)) {
      player.play(sound, factor);
    }
  }

  private static final class Player implements AutoCloseable {
    private final Speaker speaker = new Speaker();

    void play(Tensor sound, Tensor factor) {
      for (int round = 0; round < 3; round++) {
        speaker.set(sound.mul(factor));
        System.out.println(speaker.loudness());
      }
    }

    @Override
    public void close() {
      speaker.close();
    }
  }

  private static final class Speaker implements AutoCloseable {
    private Tensor playing;

    void set(Tensor next) {
      this.playing = next; // want OverwrittenTensor potential
    }

    float loudness() {
      return playing.toFloatArray()[0];
    }

    @Override
    public void close() {
      playing.close();
    }
  }
}
