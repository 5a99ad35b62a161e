// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.op.Application;
import dev.tensorlint.runtime.op.AveragePool;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.Cast;
import dev.tensorlint.runtime.op.Convolve;
import dev.tensorlint.runtime.op.Fused;
import dev.tensorlint.runtime.op.MaxPool;
import dev.tensorlint.runtime.op.NoGradientException;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.Overlay;
import dev.tensorlint.runtime.op.Patches;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Gradients against differences of values, for every operation. */
abstract class GradientContract {

  /** The operations that have {@code float32} alone. */
  private static final Set<Class<? extends Op>> SINGLE =
      Set.of(
          Fused.class,
          Convolve.class,
          Patches.class,
          Overlay.class,
          MaxPool.class,
          AveragePool.class);

  /**
   * How gradients are measured.
   *
   * @param step half the distance of the two values
   * @param tolerance what the type leaves of their difference
   */
  private record Scale(double step, double tolerance) {}

  private static final Scale IN_FLOATS = new Scale(1 / 128.0, 4e-3);
  private static final Scale IN_DOUBLES = new Scale(1 / 8192.0, 1e-6);

  /** Returns the device under test, or aborts the test where there is none. */
  abstract Device device();

  static Stream<GradientCase> cases() {
    return GradientCases.all();
  }

  @Test
  void everyOperationHasACase() {
    Set<String> covered =
        cases().map(each -> each.op().getClass().getName()).collect(Collectors.toSet());
    Set<String> all =
        new ClassFileImporter()
            .importPackagesOf(Op.class).stream()
                .filter(type -> type.isAssignableTo(Op.class) && !type.isInterface())
                .map(JavaClass::getName)
                .collect(Collectors.toSet());
    assertEquals(all, covered);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theGradientIsTheSlope(GradientCase point) {
    int before = TensorRuntime.memory().buffers();
    Devices.withDevice(
        device(),
        () ->
            IntStream.range(0, point.inputs().size())
                .filter(operand -> isDifferentiable(point, operand))
                .forEach(operand -> TensorScope.tidy(() -> checkSlopes(point, operand))));
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  static Stream<GradientCase> casesInDoubles() {
    return cases()
        .filter(each -> !SINGLE.contains(each.op().getClass()) && !(each.op() instanceof Cast))
        .map(GradientCase::inDoubles);
  }

  @ParameterizedTest
  @MethodSource("casesInDoubles")
  void theGradientIsTheSlopeInDoubles(GradientCase point) {
    theGradientIsTheSlope(point);
  }

  @Test
  void operationsWithoutDoublesRefuseThem() {
    Devices.withDevice(
        device(),
        () ->
            cases()
                .filter(each -> SINGLE.contains(each.op().getClass()))
                .map(GradientCase::inDoubles)
                .forEach(each -> TensorScope.tidy(() -> checkSingle(each))));
  }

  private static void checkSingle(GradientCase each) {
    List<Tensor> operands = each.inputs().stream().map(GradientCase.Input::tensor).toList();
    assertThrows(IllegalArgumentException.class, () -> each.apply(operands), each::toString);
  }

  @ParameterizedTest
  @EnumSource(names = {"ADD", "SUB", "MUL", "DIV", "POW", "MAXIMUM"})
  void gradientsAreOfTheTypeOfTheirOperand(BinaryOp function) {
    Devices.withDevice(
        device(),
        () ->
            TensorScope.tidy(
                () -> {
                  try (GradientTape tape = GradientTape.open()) {
                    Tensor single = Tensor.of(2, 3);
                    Tensor exact = Tensor.ofDoubles(0.5, 4);
                    Tensor whole = Tensor.ofLongs(3, 2);
                    Tensor both = single.apply(new Binary(function), List.of(exact));
                    Tensor all = both.apply(new Binary(function), List.of(whole));
                    List<Tensor> found = tape.gradients(all.sum(), List.of(single, exact));
                    assertEquals(DType.FLOAT64, all.dtype());
                    assertEquals(single.type(), found.get(0).type());
                    assertEquals(exact.type(), found.get(1).type());
                  }
                }));
  }

  @Test
  void aCastBetweenRealTypesPassesTheGradientOn() {
    Devices.withDevice(
        device(),
        () ->
            TensorScope.tidy(
                () -> {
                  try (GradientTape tape = GradientTape.open()) {
                    Tensor x = Tensor.of(2, 3);
                    Tensor y = x.cast(DType.FLOAT64).square().cast(DType.FLOAT32).sum();
                    assertEquals(List.of(4f, 6f), boxed(tape.gradient(y, x).toFloatArray()));
                  }
                }));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatHasNoGradientSaysSo(GradientCase point) {
    Devices.withDevice(
        device(),
        () ->
            IntStream.range(0, point.inputs().size())
                .filter(operand -> !point.op().isDifferentiable(operand))
                .forEach(operand -> TensorScope.tidy(() -> checkRefusal(point, operand))));
  }

  private static boolean isDifferentiable(GradientCase point, int operand) {
    return point.op().isDifferentiable(operand) && point.inputs().get(operand).isReal();
  }

  private static void checkSlopes(GradientCase point, int operand) {
    Scale scale = isInDoubles(point) ? IN_DOUBLES : IN_FLOATS;
    double[] expected = slopes(point, operand, scale.step());
    double[] actual = gradient(point, operand);
    assertEquals(expected.length, actual.length);
    for (int i = 0; i < expected.length; i++) {
      double bound = scale.tolerance() * Math.max(1, Math.abs(expected[i]));
      assertEquals(expected[i], actual[i], bound, "element " + i + " of operand " + operand);
    }
  }

  private static boolean isInDoubles(GradientCase point) {
    return point.inputs().stream().anyMatch(GradientCase.Input::isDouble);
  }

  private static void checkRefusal(GradientCase point, int operand) {
    List<Tensor> operands = point.inputs().stream().map(GradientCase.Input::tensor).toList();
    Tensor result = point.apply(operands);
    Op op = point.op();
    Application<Tensor> at = new Application<>(operands, result);
    assertThrows(
        NoGradientException.class,
        () -> {
          op.gradient(operand, at, result);
        });
  }

  /** A sum in which every element of the result counts differently, so that none can hide. */
  private static Tensor weighed(Tensor result) {
    int size = result.shape().size();
    float[] weights = new float[size];
    for (int i = 0; i < size; i++) {
      weights[i] = 0.5f + (i % 5) * 0.25f;
    }
    return result.reshape(size).mul(Tensor.of(weights)).sum();
  }

  private static double[] gradient(GradientCase point, int operand) {
    try (GradientTape tape = GradientTape.open()) {
      List<Tensor> operands = point.inputs().stream().map(GradientCase.Input::tensor).toList();
      Tensor source = operands.get(operand);
      Tensor gradient = tape.gradient(weighed(point.apply(operands)), source);
      assertEquals(source.type(), gradient.type());
      return gradient.cast(DType.FLOAT64).toDoubleArray();
    }
  }

  private static double[] slopes(GradientCase point, int operand, double step) {
    GradientCase.Input input = point.inputs().get(operand);
    double[] slopes = new double[input.length()];
    for (int i = 0; i < slopes.length; i++) {
      double up = value(point, operand, i, input.value(i) + step);
      double down = value(point, operand, i, input.value(i) - step);
      slopes[i] = (up - down) / (2 * step);
    }
    return slopes;
  }

  /** Sums on the host in double precision, as differences of nearly equal values need it. */
  private static double value(GradientCase point, int operand, int index, double value) {
    GradientCase moved = point.with(operand, point.inputs().get(operand).with(index, value));
    return TensorScope.tidy(
        () -> {
          Tensor result =
              moved.apply(moved.inputs().stream().map(GradientCase.Input::tensor).toList());
          assertEquals(isInDoubles(point) ? DType.FLOAT64 : DType.FLOAT32, result.dtype());
          double[] elements = result.cast(DType.FLOAT64).toDoubleArray();
          return IntStream.range(0, elements.length)
              .mapToDouble(i -> elements[i] * (0.5 + (i % 5) * 0.25))
              .sum();
        });
  }

  @Test
  void equalExtremesShareTheGradient() {
    Devices.withDevice(
        device(),
        () ->
            TensorScope.tidy(
                () -> {
                  try (GradientTape tape = GradientTape.open()) {
                    Tensor x = Tensor.of(new float[] {3, 1, 3}, Shape.of(3));
                    float[] gradient = tape.gradient(x.max(0), x).toFloatArray();
                    assertEquals(List.of(0.5f, 0f, 0.5f), boxed(gradient));
                  }
                }));
  }

  @Test
  void aKinkHasTheGradientOfASide() {
    Devices.withDevice(
        device(),
        () ->
            TensorScope.tidy(
                () -> {
                  try (GradientTape tape = GradientTape.persistent()) {
                    Tensor x = Tensor.of(0f);
                    float relu = tape.gradient(x.relu().sum(), x).item();
                    float abs = tape.gradient(x.abs().sum(), x).item();
                    assertTrue(relu == 0 || relu == 1, "relu " + relu);
                    assertTrue(abs == -1 || abs == 1, "abs " + abs);
                  }
                }));
  }

  private static List<Float> boxed(float... values) {
    return IntStream.range(0, values.length).mapToObj(i -> values[i]).toList();
  }
}
