// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each round has a holder of its own, which gets one tensor. */
final class HolderOfEachRound {
  static void run() {
    try (Player player = new Player();
        Tensor sound = Tensor.of(1f, 2f);
        Tensor factor = Tensor.scalar(2f)) {
      player.play(sound, factor);
    }
  }

  private static final class Player implements AutoCloseable {
    void play(Tensor sound, Tensor factor) {
      for (int round = 0; round < 3; round++) {
        try (Speaker speaker = new Speaker()) {
          speaker.set(sound.mul(factor));
          System.out.println(speaker.loudness());
        }
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
