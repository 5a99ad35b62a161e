// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What leaves a block is a copy, a number, a new tensor, or what the block does not close. */
final class CopiedOutOfItsBlock {
  private Tensor last;

  static void run() {
    CopiedOutOfItsBlock block = new CopiedOutOfItsBlock();
    System.out.println(number(2f).get() + later(3f).get());
    try (Tensor copy = copy(1f);
        Tensor derived = derived(1f)) {
      System.out.println(copy.item() + derived.item());
    }
    System.out.println(block.isClosedBehind() + " " + length(List.of(1f, 2f)));
    System.out.println(values(4f).map(values -> values[0]).orElse(0f));
    block.last.close();
    try (Tensor positive = positive(-5f)) {
      System.out.println(positive.item());
    }
  }

  private static Tensor positive(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      return positive(one);
    }
  }

  /** Gives its argument back when there is nothing to do, which the one caller never asks for. */
  private static Tensor positive(Tensor value) {
    return value.item() < 0f ? value.neg() : value;
  }

  private static Supplier<Float> number(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      float value = one.item();
      return () -> value;
    }
  }

  private static Supplier<Float> later(float of) {
    Supplier<Float> read =
        () -> {
          try (Tensor one = Tensor.scalar(of)) {
            return one.item();
          }
        };
    return read;
  }

  private static Tensor copy(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      return one.clone();
    }
  }

  private static Tensor derived(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      Tensor doubled = one.mul(2f);
      return doubled;
    }
  }

  private boolean isClosedBehind() {
    last = Tensor.scalar(1f);
    try (Tensor former = last) {
      last = former.add(1f);
      return last.item() > 1f;
    }
  }

  private static int length(List<Float> values) {
    List<Supplier<Float>> reads = new ArrayList<>();
    for (Float value : values) {
      try (Tensor one = Tensor.scalar(value)) {
        reads.add(value::floatValue);
        reads.add(one.item() > 0f ? () -> 1f : () -> 0f);
      }
    }
    return reads.size();
  }

  private static Optional<float[]> values(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      return Optional.of(one).map(Tensor::toFloatArray);
    }
  }
}
