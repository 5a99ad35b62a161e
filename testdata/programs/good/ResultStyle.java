// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Code in the style of functional languages: results as values, `use`, `also`, folds. */
final class ResultStyle {

  static void run() {
    System.out.println(parse("1,2,3").flatMap(ResultStyle::norm).orElse(-1f));
    System.out.println(parse("1,x").flatMap(ResultStyle::norm).orElse(-1f));
    System.out.println(use(also(Tensor.of(1f, 2f), t -> log(t.shape())), Tensor::toFloatArray)[1]);
    System.out.println(sumOfSquares(4));
    Lazy<Tensor> lazy = new Lazy<>(() -> Tensor.of(7f));
    try (Tensor value = lazy.get()) {
      System.out.println(value.item());
    }
    rows().stream().map(row -> use(row, r -> r.sum().item0())).forEach(System.out::println);
  }

  private static void log(Object message) {
    System.out.println(Objects.toString(message));
  }

  private static <T extends AutoCloseable, R> R use(T resource, Function<? super T, R> block) {
    try {
      return block.apply(resource);
    } finally {
      closeQuietly(resource);
    }
  }

  private static void closeQuietly(AutoCloseable resource) {
    if (resource == null) {
      return;
    }
    try {
      resource.close();
    } catch (Exception e) {
      log(e);
    }
  }

  private static <T> T also(T value, Consumer<? super T> effect) {
    effect.accept(value);
    return value;
  }

  private static Result<Tensor> parse(String text) {
    try {
      String[] parts = text.split(",");
      float[] values = new float[parts.length];
      for (int i = 0; i < parts.length; i++) {
        values[i] = Float.parseFloat(parts[i]);
      }
      return new Ok<>(Tensor.of(values));
    } catch (NumberFormatException e) {
      return new Failed<>(e.getMessage());
    }
  }

  private static Result<Float> norm(Tensor values) {
    try (values;
        Tensor squares = values.mul(values);
        Tensor sum = squares.sum()) {
      return new Ok<>((float) Math.sqrt(sum.item()));
    }
  }

  private static float sumOfSquares(int n) {
    Tensor total =
        IntStream.rangeClosed(1, n)
            .mapToObj(i -> Tensor.of((float) i * i))
            .reduce(
                Tensor.of(0f),
                (sum, next) -> {
                  try (sum;
                      next) {
                    return sum.add(next);
                  }
                });
    return use(total, Tensor::item);
  }

  private static List<Row> rows() {
    return IntStream.range(0, 2)
        .mapToObj(i -> new Row(Tensor.of(new float[] {i, i + 1}, Shape.of(2))))
        .collect(Collectors.toList());
  }

  private interface Result<T> {
    <R> Result<R> flatMap(Function<T, Result<R>> next);

    T orElse(T other);
  }

  private record Ok<T>(T value) implements Result<T> {
    @Override
    public <R> Result<R> flatMap(Function<T, Result<R>> next) {
      return next.apply(value);
    }

    @Override
    public T orElse(T other) {
      return value;
    }
  }

  private record Failed<T>(String why) implements Result<T> {
    @Override
    public <R> Result<R> flatMap(Function<T, Result<R>> next) {
      return new Failed<>(why);
    }

    @Override
    public T orElse(T other) {
      return other;
    }
  }

  private record Row(Tensor values) implements AutoCloseable {
    Total sum() {
      try (Tensor sum = values.sum()) {
        return new Total(sum.item());
      }
    }

    @Override
    public void close() {
      values.close();
    }
  }

  private record Total(float item0) {}

  private static final class Lazy<T> {
    private final Supplier<T> supplier;
    private T value;

    Lazy(Supplier<T> supplier) {
      this.supplier = supplier;
    }

    T get() {
      if (value == null) {
        value = supplier.get();
      }
      return value;
    }
  }
}
