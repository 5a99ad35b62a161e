// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.safetensors.Safetensors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** All that is read is closed when one entry is missing. */
final class EntryIsMissingAndAllAreClosed {
  static void run() {
    try {
      Path file = Files.createTempFile("entry", ".safetensors");
      try (Tensor only = Tensor.of(1f)) {
        Safetensors.write(file, Map.of("bias", only), Map.of());
        System.out.println(weight(file));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static float weight(Path file) throws IOException {
    Map<String, Tensor> read = Safetensors.read(file);
    try {
      Tensor weight = read.get("weight");
      if (weight == null) {
        throw new IllegalStateException("no weight");
      }
      return weight.item();
    } finally {
      read.values().forEach(Tensor::close);
    }
  }
}
