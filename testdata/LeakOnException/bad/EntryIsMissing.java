// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.safetensors.Safetensors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** What is read stays open when one entry is missing. */
final class EntryIsMissing {
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
    Map<String, Tensor> read = Safetensors.read(file); // want LeakOnException potential
    Tensor weight = read.get("weight");
    if (weight == null) {
      throw new IllegalStateException("no weight");
    }
    float value = weight.item();
    read.values().forEach(Tensor::close);
    return value;
  }
}
