// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** No constructor runs before {@code readObject}: the field is null then. */
final class FilledByReadObject {
  static void run() throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Weights weights = new Weights(1f, 2f);
        ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(weights);
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Weights weights = (Weights) in.readObject()) {
      System.out.println(weights.first());
    }
  }

  private static final class Weights implements Serializable, AutoCloseable {
    private final float[] values;
    private transient Tensor tensor;

    Weights(float... values) {
      this.values = values;
      this.tensor = Tensor.of(values);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      tensor = Tensor.of(values);
    }

    float first() {
      return tensor.toFloatArray()[0];
    }

    @Override
    public void close() {
      tensor.close();
    }
  }
}
