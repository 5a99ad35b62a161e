import dev.tensorlint.runtime.Tensor;

/** Results that are new, or what was there before the call, which nothing is known of. */
final class Unseen {

  private Tensor kept;

  interface Source {
    Object given();
  }

  static Tensor tensorOf(Source source) {
    Object given = source.given();
    if (given instanceof float[]) {
      return Tensor.of((float[]) given);
    }
    return (Tensor) given;
  }

  static Tensor passedOn(Source source) {
    return tensorOf(source);
  }

  static void forgotten(Source source) {
    Tensor tensor = tensorOf(source);
    tensor.toFloatArray();
  }

  static void forgottenPassedOn(Source source) {
    passedOn(source).toFloatArray();
  }

  static void closedIfNew(Source source) {
    Tensor tensor = tensorOf(source);
    if (tensor != source.given()) {
      tensor.close();
    }
  }

  static void closedByOther(Source source) {
    Tensor tensor = tensorOf(source);
    closeNew(source, tensor);
  }

  private static void closeNew(Source source, Tensor tensor) {
    if (source.given() instanceof float[]) {
      tensor.close();
    }
  }

  /** What is kept is not new for the caller. */
  Tensor keptOf(Source source) {
    if (kept == null) {
      kept = Tensor.of(1f);
      return kept;
    }
    return (Tensor) source.given();
  }

  void forgottenKept(Source source) {
    keptOf(source).toFloatArray();
  }
}
