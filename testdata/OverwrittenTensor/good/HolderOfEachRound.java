// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each round has a holder of its own, which gets one tensor. */
final class HolderOfEachRound {
  static void run() {
    try (Player player = new Player();
        Tensor sound = Tensor.of(1f, 2f)) {
      player.play(sound);
    }
  }

  private static final class Player implements AutoCloseable {
    void play(Tensor sound) {
      for (float volume : new float[] {1f, 2f, 3f}) {
        try (Speaker speaker = new Speaker()) {
          speaker.set(amplified(sound, volume));
          System.out.println(speaker.loudness());
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
      System.out.println("ends");
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
