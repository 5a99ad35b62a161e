// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.Unary;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arithmetic, reductions and moves of every type of numbers, against {@code long} and double. */
abstract class NumberTypesContract {

  private static final int ROWS = 60;

  /** More elements than are computed on the host of an OpenCL device. */
  private static final int MANY = 100 * ROWS;

  /** What a driver's function may be off by in {@code float64}. */
  private static final double EXACT = 1e-13;

  abstract Device device();

  private void on(Runnable test) {
    int before = TensorRuntime.memory().buffers();
    Devices.withDevice(device(), () -> TensorScope.tidy(test));
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  /** Returns numbers over the whole range of a type, its ends first. */
  private static long[] wholes(DType type, long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] ends = {type.least(), type.most(), 0, 1, type.least() + 1};
    LongStream rest = random.longs(count - ends.length).map(narrowing(type));
    return LongStream.concat(LongStream.of(ends), rest).toArray();
  }

  private static LongUnaryOperator narrowing(DType type) {
    return switch (type) {
      case INT32 -> x -> (int) x;
      case UINT8 -> x -> x & 255;
      default -> x -> x;
    };
  }

  private static Tensor tensor(DType type, long[] values, int... dims) {
    return Tensor.of(values, Shape.of(dims)).cast(type);
  }

  private static double[] reals(long seed, int count, double low, double high) {
    return new SplittableRandom(seed).doubles(count, low, high).toArray();
  }

  private static long[] longs(Tensor tensor) {
    return tensor.cast(DType.INT64).toLongArray();
  }

  private static void assertClose(double[] expected, double[] actual) {
    assertEquals(expected.length, actual.length);
    for (int i = 0; i < expected.length; i++) {
      double bound = EXACT * Math.max(1, Math.abs(expected[i]));
      assertEquals(expected[i], actual[i], bound, "element " + i);
    }
  }

  private static long apply(BinaryOp op, long a, long b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      case EQ -> a == b ? 1 : 0;
      case NE -> a != b ? 1 : 0;
      case LT -> a < b ? 1 : 0;
      case LE -> a <= b ? 1 : 0;
      case GT -> a > b ? 1 : 0;
      case GE -> a >= b ? 1 : 0;
      default -> throw new AssertionError(op);
    };
  }

  private static double apply(BinaryOp op, double a, double b) {
    return switch (op) {
      case DIV -> a / b;
      case POW -> Math.pow(a, b);
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      default -> apply(op, Double.compare(a, b), 0);
    };
  }

  private static boolean isLogic(BinaryOp op) {
    return op.kind() == BinaryOp.Kind.LOGIC;
  }

  @ParameterizedTest
  @EnumSource(names = {"INT32", "INT64", "UINT8"})
  void wholeNumbersWrapAround(DType type) {
    long[] a = wholes(type, 1, MANY);
    long[] b = wholes(type, 2, MANY / ROWS);
    on(
        () -> {
          Tensor left = tensor(type, a, ROWS, MANY / ROWS);
          Tensor right = tensor(type, b, MANY / ROWS);
          for (BinaryOp op : BinaryOp.values()) {
            if (!isLogic(op) && op.kind() != BinaryOp.Kind.REAL) {
              Tensor result = left.apply(new Binary(op), List.of(right));
              assertEquals(op.resultType(type), result.dtype());
              long[] expected =
                  IntStream.range(0, MANY)
                      .mapToLong(i -> apply(op, a[i], b[i % b.length]))
                      .map(narrowing(type))
                      .toArray();
              assertArrayEquals(expected, longs(result), op.name());
              assertArrayEquals(
                  IntStream.range(0, b.length).mapToLong(i -> expected[i]).toArray(),
                  longs(left.slice(0, 1).apply(new Binary(op), List.of(right))));
            }
          }
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"INT32", "INT64", "UINT8"})
  void functionsOfWholeNumbersWrapAround(DType type) {
    long[] values = wholes(type, 3, MANY);
    on(
        () -> {
          Tensor x = tensor(type, values, MANY);
          LongUnaryOperator narrow = narrowing(type);
          assertArrayEquals(
              LongStream.of(values).map(v -> -v).map(narrow).toArray(), longs(x.neg()));
          assertArrayEquals(
              LongStream.of(values).map(Math::abs).map(narrow).toArray(), longs(x.abs()));
          assertArrayEquals(
              LongStream.of(values).map(v -> v * v).map(narrow).toArray(), longs(x.square()));
          assertEquals(type, x.slice(3).neg().dtype());
        });
  }

  @ParameterizedTest
  @EnumSource
  void functionsOfTwoDoubles(BinaryOp op) {
    if (isLogic(op)) {
      return;
    }
    double[] a = reals(4, MANY, 0.1, 8);
    double[] b = reals(5, MANY / ROWS, 0.1, 8);
    a[7] = b[7];
    on(
        () -> {
          Tensor left = Tensor.of(a, Shape.of(ROWS, MANY / ROWS));
          Tensor right = Tensor.of(b, Shape.of(MANY / ROWS));
          Tensor result = left.apply(new Binary(op), List.of(right));
          assertEquals(op.resultType(DType.FLOAT64), result.dtype());
          double[] expected =
              IntStream.range(0, MANY).mapToDouble(i -> apply(op, a[i], b[i % b.length])).toArray();
          assertClose(expected, result.cast(DType.FLOAT64).toDoubleArray());
        });
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOT")
  void functionsOfDoubles(UnaryOp op) {
    boolean positive = op == UnaryOp.LOG || op == UnaryOp.SQRT;
    double[] values = reals(6, MANY, positive ? 0.1 : -8, 8);
    on(
        () -> {
          Tensor x = Tensor.of(values, Shape.of(MANY));
          double[] expected =
              IntStream.range(0, MANY)
                  .mapToDouble(i -> NaiveReference.apply(op, values[i]))
                  .toArray();
          assertClose(expected, x.apply(new Unary(op), List.of()).toDoubleArray());
        });
  }

  @Test
  void doublesPassUndefinedElementsOn() {
    on(
        () -> {
          Tensor x = Tensor.of(new double[] {Double.NaN, 1}, Shape.of(2));
          Tensor one = Tensor.ofDoubles(1, 1);
          assertArrayEquals(new double[] {Double.NaN, 1}, x.relu().toDoubleArray());
          assertArrayEquals(new double[] {Double.NaN, 1}, one.maximum(x).toDoubleArray());
          assertArrayEquals(new boolean[] {false, true}, x.eq(x).toBooleanArray());
          assertEquals(Double.NaN, x.max().getDouble());
          assertEquals(Double.NaN, x.sum().getDouble());
          assertEquals(0, x.argMax(0).getInt());
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"INT32", "INT64", "UINT8"})
  void wholeNumbersAreReduced(DType type) {
    long[] values = wholes(type, 7, MANY);
    on(
        () -> {
          Tensor x = tensor(type, values, ROWS, MANY / ROWS);
          assertEquals(DType.INT64, x.sum().dtype());
          assertEquals(LongStream.of(values).sum(), x.sum().getLong());
          assertEquals(type.most(), longs(x.max())[0]);
          assertEquals(type.least(), longs(x.min())[0]);
          assertEquals(type, x.max(1).dtype());
          long[] rowSums = x.sum(1).toLongArray();
          long[] columnMaxima = longs(x.max(0));
          int[] largest = x.argMax(1).toIntArray();
          for (int row = 0; row < ROWS; row++) {
            long[] elements = longs(x.slice(row, row + 1));
            assertEquals(LongStream.of(elements).sum(), rowSums[row]);
            long max = LongStream.of(elements).max().orElseThrow();
            assertEquals(max, elements[largest[row]]);
          }
          for (int column = 0; column < columnMaxima.length; column++) {
            int at = column;
            long max =
                IntStream.range(0, ROWS)
                    .mapToLong(row -> values[row * columnMaxima.length + at])
                    .max()
                    .orElseThrow();
            assertEquals(max, columnMaxima[column]);
          }
          Tensor none = Tensor.zeros(type, Shape.of(0));
          assertEquals(0, none.sum().getLong());
          assertEquals(type.least(), longs(none.max())[0]);
          assertEquals(type.most(), longs(none.min())[0]);
        });
  }

  @Test
  void sumsOfManyWholeNumbersAreExact() {
    int count = 300_000;
    on(
        () -> {
          Tensor most = Tensor.zeros(DType.INT32, Shape.of(count)).add(Integer.MAX_VALUE);
          assertEquals((long) count * Integer.MAX_VALUE, most.sum().getLong());
          Tensor bytes = Tensor.zeros(DType.UINT8, Shape.of(count)).add(255);
          assertEquals(255L * count, bytes.sum().getLong());
          assertEquals(255, bytes.max().getUnsignedByte());
        });
  }

  @Test
  void sumsOfDoublesAreCompensated() {
    int count = 200_000;
    on(
        () -> {
          double[] values = new double[count];
          Arrays.setAll(values, i -> i % 2 == 0 ? 1e16 : -1e16);
          values[0] = 1;
          values[count - 1] = 1;
          assertEquals(2, Tensor.of(values, Shape.of(count)).sum().getDouble(), EXACT);
          double[] tenths = new double[count];
          Arrays.fill(tenths, 0.1);
          Tensor y = Tensor.of(tenths, Shape.of(count));
          assertEquals(count * 0.1, y.sum().getDouble(), 1e-10);
          assertEquals(0.1, y.mean().getDouble(), 1e-16);
          assertEquals(0.1, y.reshape(2, count / 2).mean(1).getDouble(1), 1e-16);
          assertEquals(0.1, y.max().getDouble());
          assertEquals(0.1, y.reshape(2, count / 2).min(0).getDouble(5));
        });
  }

  @Test
  void productsOfDoubles() {
    int m = 37;
    int k = 70;
    int n = 45;
    double[] a = reals(8, m * k, -1, 1);
    double[] b = reals(9, k * n, -1, 1);
    double[] expected = new double[m * n];
    for (int i = 0; i < expected.length; i++) {
      int row = i / n;
      int column = i % n;
      expected[i] =
          IntStream.range(0, k).mapToDouble(p -> a[row * k + p] * b[p * n + column]).sum();
    }
    on(
        () -> {
          Tensor left = Tensor.of(a, Shape.of(m, k));
          Tensor right = Tensor.of(b, Shape.of(k, n));
          assertClose(expected, left.matmul(right).toDoubleArray());
          double[] last = left.slice(-1).matmul(right).toDoubleArray();
          assertClose(Arrays.copyOfRange(expected, (m - 1) * n, m * n), last);
          Tensor none = Tensor.zeros(DType.FLOAT64, Shape.of(2, 0));
          Tensor product = none.matmul(Tensor.zeros(DType.FLOAT64, Shape.of(0, 3)));
          assertArrayEquals(new double[6], product.toDoubleArray());
        });
  }

  @Test
  void softmaxOfDoubles() {
    int rows = 70;
    int columns = 80;
    double[] values = reals(10, rows * columns, -9, 9);
    on(
        () -> {
          Tensor x = Tensor.of(values, Shape.of(rows, columns));
          double[] expected = new double[values.length];
          for (int row = 0; row < rows; row++) {
            int at = row * columns;
            double sum =
                IntStream.range(at, at + columns).mapToDouble(i -> Math.exp(values[i])).sum();
            for (int i = at; i < at + columns; i++) {
              expected[i] = Math.exp(values[i]) / sum;
            }
          }
          assertClose(expected, x.softmax(1).toDoubleArray());
          double[] logs = DoubleStream.of(expected).map(Math::log).toArray();
          assertClose(logs, x.logSoftmax(1).toDoubleArray());
        });
  }

  @Test
  void operandsOfTwoTypesArePromoted() {
    on(
        () -> {
          for (DType a : DType.values()) {
            for (DType b : DType.values()) {
              if (a != DType.BOOL || b != DType.BOOL) {
                Tensor left = Tensor.zeros(a, Shape.of(2, 2)).cast(DType.BOOL).not().cast(a);
                Tensor right = Tensor.zeros(b, Shape.of(2)).cast(DType.BOOL).not().cast(b);
                Tensor sum = left.add(right);
                assertEquals(DType.promoted(a, b), sum.dtype());
                assertArrayEquals(new long[] {2, 2, 2, 2}, longs(sum));
                assertEquals(DType.BOOL, left.eq(right).dtype());
              }
            }
          }
          assertEquals(DType.INT32, DType.promoted(DType.UINT8, DType.INT32));
          assertEquals(DType.FLOAT32, DType.promoted(DType.INT64, DType.FLOAT32));
          assertEquals(DType.FLOAT64, DType.promoted(DType.FLOAT64, DType.FLOAT32));
          Tensor large = Tensor.ofLongs(1L << 40, -3).add(Tensor.ofUnsignedBytes(255, 254));
          assertArrayEquals(new long[] {(1L << 40) + 255, 251}, large.toLongArray());
        });
  }

  @Test
  void divisionsOfWholeNumbersAreReal() {
    on(
        () -> {
          Tensor halves = Tensor.ofInts(7, -7).div(Tensor.ofInts(2, 0));
          assertArrayEquals(new float[] {3.5f, Float.NEGATIVE_INFINITY}, halves.toFloatArray());
          assertArrayEquals(new float[] {3.5f, -3.5f}, Tensor.ofLongs(7, -7).div(2).toFloatArray());
          Tensor exact = Tensor.ofUnsignedBytes(1, 2).div(Tensor.ofDoubles(3, 3));
          assertArrayEquals(new double[] {1 / 3.0, 2 / 3.0}, exact.toDoubleArray());
        });
  }

  @Test
  void aNumberGetsTheTypeOfTheTensor() {
    on(
        () -> {
          assertEquals(0.1, Tensor.ofDoubles(1).mul(0.1).getDouble(0));
          assertEquals(0.1f, Tensor.of(1f).mul(0.1).get(0));
          assertEquals(4, Tensor.ofUnsignedBytes(250).add(10).getUnsignedByte(0));
          assertEquals(1L << 40, Tensor.ofLongs(1L << 39).mul(2).getLong(0));
          assertEquals(Math.pow(2, 0.1), Tensor.ofDoubles(2).pow(0.1).getDouble(0), 1e-15);
        });
    refused(
        "add of uint8 and 300.0, which is not for certain a number of this type: cast the tensor, or"
            + " use two tensors",
        () -> Tensor.ofUnsignedBytes(1).add(300));
    refused(
        "sub of int64 and 9.007199254740994E15, which is not for certain a number of this type: cast"
            + " the tensor, or use two tensors",
        () -> Tensor.ofLongs(1).sub((1L << 53) + 2));
    refused(
        "mul of int32 and 2.5, which is no whole number: cast it first",
        () -> Tensor.ofInts(1).mul(2.5));
  }

  @Test
  void whatATypeDoesNotHaveIsRefused() {
    refused(
        "EXP needs float32 or float64, got int64: cast it first", () -> Tensor.ofLongs(1).exp());
    refused(
        "POW needs float32 or float64, got uint8: cast it first",
        () -> Tensor.ofUnsignedBytes(1).pow(2));
    refused(
        "ADD needs float32, float64, int32, int64 or uint8, got bool: cast it first",
        () -> Tensor.ofBools(true).add(Tensor.ofBools(true)));
    refused(
        "AND needs bool, got int32: cast it first",
        () -> Tensor.ofBools(true).and(Tensor.ofInts(1)));
    refused(
        "mean needs float32 or float64, got uint8: cast it first",
        () -> Tensor.ofUnsignedBytes(1).mean());
    refused(
        "matmul needs float32 or float64, got int64: cast it first",
        () -> Tensor.ofLongs(1).reshape(1, 1).matmul(Tensor.ofLongs(1).reshape(1, 1)));
    refused(
        "matmul needs float64, got float32: cast it first",
        () -> Tensor.ofDoubles(1).reshape(1, 1).matmul(Tensor.of(1f).reshape(1, 1)));
    refused(
        "concat needs uint8, got int64: cast it first",
        () -> Tensor.ofUnsignedBytes(1).concat(0, List.of(Tensor.ofLongs(1))));
    refused(
        "gather needs indices of int32 or int64, got uint8: cast it first",
        () -> Tensor.of(1f).gather(Tensor.ofUnsignedBytes(0)));
    refused(
        "uint8 has numbers from 0 to 255, got 256 as element 1",
        () -> Tensor.ofUnsignedBytes(0, 256));
    refused(
        "conv2d needs float32, got float64: cast it first",
        () ->
            Tensor.zeros(DType.FLOAT64, Shape.of(1, 2, 2, 1))
                .conv2d(Tensor.zeros(DType.FLOAT64, Shape.of(1, 1, 1, 1))));
  }

  private void refused(String message, Supplier<Tensor> computation) {
    on(
        () -> {
          IllegalArgumentException refusal =
              assertThrows(IllegalArgumentException.class, computation::get);
          assertEquals(message, refusal.getMessage());
        });
  }

  @ParameterizedTest
  @EnumSource
  void rowsAreChosenByLongIndices(DType type) {
    on(
        () -> {
          Tensor table = Tensor.ofInts(0, 1, 1, 1, 0, 1).reshape(3, 2).cast(type);
          Tensor indices = Tensor.ofLongs(2, 1L << 32, -1, 0, Long.MAX_VALUE, Long.MIN_VALUE);
          Tensor rows = table.gather(indices);
          Tensor known = rows.slice(0, 1).concat(0, List.of(rows.slice(3, 4)));
          assertEquals(type, rows.dtype());
          assertArrayEquals(new long[] {0, 1, 0, 1}, longs(known));
          if (!type.isReal()) {
            assertArrayEquals(new long[] {0, 0, 0, 0}, longs(rows.slice(1, 3)));
            return;
          }
          assertArrayEquals(new boolean[] {true, true}, isUndefined(rows.slice(1, 2)));
          assertArrayEquals(new boolean[] {true, true}, isUndefined(rows.slice(4, 5)));
          Tensor sums = table.scatterAdd(Tensor.ofLongs(1, 1L << 33, 1), 2);
          assertArrayEquals(new long[] {0, 0, 0, 2}, longs(sums));
        });
  }

  private static boolean[] isUndefined(Tensor row) {
    return row.ne(row).reshape(2).toBooleanArray();
  }

  @ParameterizedTest
  @EnumSource
  void tensorsAreJoinedAndCut(DType type) {
    long[] values = IntStream.range(0, MANY).mapToLong(i -> i % 2).toArray();
    on(
        () -> {
          Tensor x = tensor(type, values, ROWS, MANY / ROWS);
          Tensor both = x.concat(1, List.of(x, x));
          assertEquals(type, both.dtype());
          assertEquals(Shape.of(ROWS, 3 * (MANY / ROWS)), both.shape());
          assertArrayEquals(values, longs(both.copyOfRange(1, MANY / ROWS, 2 * (MANY / ROWS))));
          assertArrayEquals(values, longs(x.flip(1).flip(-1)));
          long[] odd = longs(x.copyOfRange(1, 1, MANY / ROWS, 2));
          assertArrayEquals(LongStream.generate(() -> 1).limit(MANY / 2).toArray(), odd);
          Tensor repeated = x.slice(0, 1).broadcastTo(3, MANY / ROWS);
          assertEquals(values[1], longs(repeated.slice(-1))[1]);
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"FLOAT64", "INT64", "UINT8"})
  void updatesInPlace(DType type) {
    long[] values = IntStream.range(0, MANY).mapToLong(i -> i % 99).toArray();
    on(
        () -> {
          Tensor x = tensor(type, values, MANY);
          x.addInPlace(tensor(type, values, MANY));
          assertArrayEquals(LongStream.of(values).map(v -> 2 * v).toArray(), longs(x));
          x.assignInPlace(tensor(type, values, MANY));
          assertArrayEquals(values, longs(x));
          Tensor other = tensor(type, values, MANY);
          if (type.isReal()) {
            x.addInPlace(other, 0.1)
                .addInPlace(other.slice(1, MANY).concat(0, List.of(other.slice(0, 1))), 0);
            assertEquals(98 + 98 * 0.1, x.getDouble(98), 1e-12);
          } else {
            assertThrows(IllegalArgumentException.class, () -> x.addInPlace(other, 0.1));
          }
        });
  }
}
