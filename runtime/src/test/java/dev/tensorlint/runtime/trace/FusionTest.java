// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.profile.Profile;
import dev.tensorlint.runtime.tracking.Tracking;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What of a graph is one pass, and what that saves. */
class FusionTest {

  static Stream<Device> devices() {
    return Stream.concat(Stream.of(Devices.java()), Devices.openCl().stream());
  }

  /** Returns which operations a call runs, on inputs of two rows and three columns. */
  private static Set<String> operations(Function<Trace, SymbolicTensor> body) {
    return TensorScope.tidy(
        () -> {
          Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3));
          Tensor y = Tensor.of(1, 2, 3);
          Tensor w = Tensor.ones(3, 3);
          try (TracedFunction function = TracedFunction.ofTrace(body)) {
            function.call(x, y, w);
            return names(TensorRuntime.profile(() -> function.call(x, y, w)));
          }
        });
  }

  private static Set<String> names(Profile profile) {
    return profile.operations().stream()
        .map(Profile.Operation::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  @Test
  void aChainIsOneOperation() {
    assertEquals(Set.of("mul+add+tanh"), operations(t -> t.input(0).mul(2).add(t.input(1)).tanh()));
  }

  @Test
  void aProductIsInFront() {
    assertEquals(
        Set.of("matmul+add+relu+sub"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0);
              return x.sub(x.matmul(t.input(2)).add(t.input(1)).relu());
            }));
  }

  @Test
  void twoProductsAreTwoPasses() {
    assertEquals(
        Set.of("matmul", "matmul+add"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0);
              return x.matmul(t.input(2)).add(x.matmul(t.input(2)));
            }));
  }

  @Test
  void whatFeedsAProductIsComputedBeforeIt() {
    assertEquals(
        Set.of("tanh", "matmul+add"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0).tanh();
              return x.matmul(t.input(2)).add(x);
            }));
  }

  @Test
  void whatOthersNeedStays() {
    assertEquals(
        Set.of("add+tanh", "sum", "mul"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0).add(1).tanh();
              return x.mul(x.sum());
            }));
  }

  @Test
  void anotherShapeIsAnotherPass() {
    assertEquals(
        Set.of("mul+exp", "add+tanh"),
        operations(t -> t.input(0).add(t.input(1).mul(2).exp()).tanh()));
  }

  @Test
  void whatNobodyNeedsIsNotComputed() {
    assertEquals(
        Set.of("add+tanh"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0).add(1);
              x.exp().sub(x);
              return x.tanh();
            }));
  }

  @Test
  void otherTypesAreComputedOneByOne() {
    assertEquals(
        Set.of("cast", "neg", "abs"), operations(t -> t.input(0).cast(DType.INT32).neg().abs()));
  }

  @Test
  void aLongChainIsCut() {
    assertEquals(
        Set.of(String.join("+", Stream.generate(() -> "add").limit(16).toList()), "add+add"),
        operations(
            t -> {
              SymbolicTensor x = t.input(0);
              for (int i = 0; i < 18; i++) {
                x = x.add(i);
              }
              return x;
            }));
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void nothingIsBetweenTheSteps(Device device) {
    int bytes = 4 * 4096;
    Devices.withDevice(
        device,
        () -> {
          try (Tensor x = Tensor.ones(4096);
              TracedFunction one = TracedFunction.of(y -> y.tanh());
              TracedFunction function = TracedFunction.of(y -> y.mul(2).add(1).tanh().sub(y))) {
            assertEquals(bytes, peakAbove(() -> function.call(x).close()));
            one.call(x).close();
            assertEquals(
                handlesOf(() -> one.call(x).close()), handlesOf(() -> function.call(x).close()));
            assertEquals(3L * bytes, peakAbove(() -> eager(x)));
          }
        });
  }

  private static void eager(Tensor x) {
    TensorScope.tidy(
        () -> {
          Tensor y = TensorScope.tidy(() -> x.mul(2).add(1).tanh());
          y.sub(x);
        });
  }

  private static long handlesOf(Runnable body) {
    long before = Tracking.nextId();
    body.run();
    return Tracking.nextId() - before;
  }

  private static long peakAbove(Runnable body) {
    long before = TensorRuntime.liveBytes();
    TensorRuntime.resetPeak();
    body.run();
    return TensorRuntime.memory().peakBytes() - before;
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void aDenseLayerTakesItsOutputAndNoMore(Device device) {
    Devices.withDevice(
        device,
        () -> {
          try (Sequential model = Sequential.withInputs(8, new Dense(64, Activation.TANH));
              Tensor x = Tensor.ones(2, 8)) {
            Profile profile = TensorRuntime.profile(() -> model.predict(x).close());
            assertEquals(Set.of("matmul+add+tanh"), names(profile));
            if (device == Devices.java()) {
              assertEquals(4 * 2 * 64, peakAbove(() -> model.predict(x).close()));
            }
          }
        });
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void aTapeSeesEachOperation(Device device) {
    Devices.withDevice(
        device,
        () ->
            TensorScope.tidy(
                () -> {
                  Tensor x = Tensor.of(0.5f, -1);
                  try (TracedFunction function = TracedFunction.of(y -> y.mul(2).tanh().square());
                      GradientTape tape = GradientTape.open()) {
                    Tensor[] gradients = new Tensor[1];
                    Profile profile =
                        TensorRuntime.profile(
                            () -> gradients[0] = tape.gradient(function.call(x).sum(), x));
                    assertEquals(Optional.empty(), fusedIn(profile));
                    double t = Math.tanh(1);
                    double u = Math.tanh(-2);
                    assertArrayEquals(
                        new float[] {(float) (4 * t * (1 - t * t)), (float) (4 * u * (1 - u * u))},
                        gradients[0].toFloatArray(),
                        1e-5f);
                  }
                }));
  }

  private static Optional<String> fusedIn(Profile profile) {
    return names(profile).stream().filter(name -> name.contains("+")).findFirst();
  }
}
