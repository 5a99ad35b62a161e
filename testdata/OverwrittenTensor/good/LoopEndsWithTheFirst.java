// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The loop ends once it has given the holder a tensor. */
final class LoopEndsWithTheFirst {
  static void run() {
    try (Player player = new Player();
        Tensor sound = Tensor.of(1f, 2f)) {
      player.play(sound);
    }
  }

  private static final class Player implements AutoCloseable {
    private final Speaker speaker = new Speaker();

    void play(Tensor sound) {
      for (float volume : new float[] {1f, 2f, 3f}) {
        if (volume > 1f) {
          speaker.set(amplified(sound, volume));
          System.out.println(speaker.loudness());
          break;
        }
      }
    }

    private static Tensor amplified(Tensor sound, float volume) {
      try (Tensor factor = Tensor.scalar(volume)) {
        return sound.mul(factor);
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
      this.playing = next;
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
