// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The parameters have the names of the fields that are made from them. */
final class ParameterNamedLikeField {
  static void run() throws IOException {
    Path file = Files.createTempFile("bias", ".txt");
    try (Layer layer = new Layer(2f, 1f, file, Path.of("missing"))) {
      System.out.println(layer.sum());
    } catch (IOException e) {
      System.out.println("no names");
    } finally {
      Files.delete(file);
    }
  }

  private static final class Layer implements AutoCloseable {
    private final Tensor weight;
    private final Tensor bias;
    private final int names;

    Layer(float weight, float bias, Path first, Path second) throws IOException {
      this.weight = Tensor.of(weight); // want LeakOnException definite
      int read = Files.readAllLines(first).size();
      this.bias = Tensor.of(bias); // want LeakOnException definite
      this.names = read + Files.readAllLines(second).size();
    }

    float sum() {
      return names + weight.toFloatArray()[0] + bias.toFloatArray()[0];
    }

    @Override
    public void close() {
      weight.close();
      bias.close();
    }
  }
}
