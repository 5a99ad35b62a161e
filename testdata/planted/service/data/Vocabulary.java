package service.data;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Words and the table of their vectors. */
public final class Vocabulary implements AutoCloseable {
  private final Map<String, Integer> indices = new HashMap<>();
  private final Tensor table;

  public Vocabulary(List<String> words, int width) {
    for (String word : words) {
      indices.putIfAbsent(word, indices.size());
    }
    float[] values = new float[Math.max(1, indices.size()) * width];
    for (int i = 0; i < values.length; i++) {
      values[i] = (i * 37 % 11) / 10f;
    }
    this.table = Tensor.of(values, Shape.of(Math.max(1, indices.size()), width));
  }

  /** The mean vector of the known words; the caller closes it. */
  public Tensor embed(List<String> words) throws BadRowException {
    int[] known = words.stream().filter(indices::containsKey).mapToInt(indices::get).toArray();
    if (known.length == 0) {
      throw new BadRowException("no known word in " + words);
    }
    try (Tensor index = Tensor.of(known, Shape.of(known.length));
        Tensor rows = table.gather(index)) {
      return rows.mean(0);
    }
  }

  public int size() {
    return indices.size();
  }

  @Override
  public void close() {
    table.close();
  }
}
