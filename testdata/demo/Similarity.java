package demo;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.List;

/** Compares embeddings. */
public final class Similarity {

  private Similarity() {}

  /** Returns the cosine of the angle between two vectors. */
  public static float cosine(Tensor a, Tensor b) {
    try (TensorScope scope = TensorScope.open()) {
      double norms = Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b));
      return (float) (dot(a, b) / norms);
    }
  }

  /** Returns the mean of some vectors, which is the caller's. */
  public static Tensor centre(List<Tensor> vectors) {
    return TensorScope.tidy(
        () -> {
          Tensor sum = vectors.get(0);
          for (Tensor vector : vectors.subList(1, vectors.size())) {
            sum = sum.add(vector);
          }
          return sum.div(vectors.size());
        });
  }

  /** Returns a vector of length 1, which is the caller's; null where there is no direction. */
  public static Tensor unit(Tensor vector) {
    Tensor unit = null;
    float length = (float) Math.sqrt(squaredLength(vector));
    if (length > 0) {
      unit = vector.div(length);
    }
    return unit;
  }

  private static float squaredLength(Tensor vector) {
    try (Tensor squares = vector.mul(vector);
        Tensor sum = squares.sum()) {
      return sum.item();
    }
  }

  /** Runs inside the scope of its caller. */
  private static float dot(Tensor a, Tensor b) {
    return a.mul(b).sum().item();
  }
}
