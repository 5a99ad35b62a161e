// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Each round gives the holder another tensor; at the end, the holder closes the last one. */
final class SetterReplacesInLoop {
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
        speaker.set(amplified(sound, volume));
        System.out.println(speaker.loudness());
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
