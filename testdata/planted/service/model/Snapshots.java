package service.model;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.safetensors.Safetensors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Weights on disk. */
public final class Snapshots {
  private final Path folder;

  public Snapshots(Path folder) {
    this.folder = folder;
  }

  /** A new folder for snapshots. */
  public static Snapshots temporary() {
    try {
      return new Snapshots(Files.createTempDirectory("snapshots"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the weights of the model. */
  public Path save(String name, Model model) throws IOException {
    Path file = folder.resolve(name + ".safetensors");
    Map<String, Tensor> weights = new LinkedHashMap<>();
    int index = 0;
    for (Variable variable : model.variables()) {
      weights.put("w" + index++, variable.value());
    }
    Safetensors.write(file, weights, Map.of("model", name));
    return file;
  }

  /** Gives the model the weights that were written for it. */
  public void restore(String name, Model model) throws IOException {
    Map<String, Tensor> weights = Safetensors.read(folder.resolve(name + ".safetensors"));
    try {
      int index = 0;
      for (Variable variable : model.variables()) {
        Tensor value = weights.get("w" + index++);
        if (value == null) {
          throw new IOException("too few weights for " + name);
        }
        variable.assign(value);
      }
    } finally {
      weights.values().forEach(Tensor::close);
    }
  }

  /** The sum of all weights on disk. */
  public float checksum(String name) throws IOException {
    Map<String, Tensor> weights = Safetensors.read(folder.resolve(name + ".safetensors"));
    float total = 0f;
    try {
      for (Tensor each : weights.values()) {
        try (Tensor sum = each.sum()) {
          total += sum.item();
        }
      }
    } finally {
      for (Tensor each : weights.values()) {
        each.close();
      }
    }
    return total;
  }

  public void delete() throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
