package service.data;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.Arrays;

/** Values of one request, in host memory. */
public record Row(String id, float[] values, float target) {
  public Row {
    values = values.clone();
  }

  public static Row parse(String text, int features) throws BadRowException {
    String[] parts = text.split(",", -1);
    if (parts.length < features + 1 || parts.length > features + 2) {
      throw new BadRowException(parts.length + " fields in " + text);
    }
    float[] values = new float[features];
    for (int i = 0; i < features; i++) {
      values[i] = value(parts[i + 1]);
    }
    float target = parts.length == features + 2 ? value(parts[features + 1]) : Float.NaN;
    return new Row(parts[0], values, target);
  }

  private static float value(String text) throws BadRowException {
    try {
      return Float.parseFloat(text.strip());
    } catch (NumberFormatException e) {
      throw new BadRowException("no number: " + text);
    }
  }

  /** A matrix of one row; the caller closes it. */
  public Tensor toTensor() {
    return Tensor.of(values, Shape.of(1, values.length));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Row row && id.equals(row.id) && Arrays.equals(values, row.values);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
