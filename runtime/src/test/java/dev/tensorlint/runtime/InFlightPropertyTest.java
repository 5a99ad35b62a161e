// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.tracking.InFlightException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The property {@code tensorlint.inflight} is read once a process. */
class InFlightPropertyTest {

  /** Closes a tensor while a computation has it in use, and says what came of it. */
  static final class EarlyRelease {
    private EarlyRelease() {}

    public static void main(String[] arguments) {
      Tensor x = Tensor.of(1, 2);
      TensorFuture<Float> sum = Async.run(() -> x.sum().item(), x);
      try {
        x.close();
        System.out.println("closed");
      } catch (InFlightException refused) {
        System.out.println("refused");
      }
      System.out.println(sum.join());
      x.close();
      System.out.println(TensorRuntime.liveBytes());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"strict", "Strict ", "loose"})
  void strictRefuses(String mode) throws Exception {
    StartedJvm run = StartedJvm.run(EarlyRelease.class, "-Dtensorlint.inflight=" + mode);
    assertEquals(List.of("refused", "3.0", "0"), run.output());
    assertEquals(List.of(), run.errors());
  }

  @Test
  void withoutThePropertyItIsStrict() throws Exception {
    assertEquals(List.of("refused", "3.0", "0"), StartedJvm.run(EarlyRelease.class).output());
  }

  @ParameterizedTest
  @ValueSource(strings = {"permissive", " PERMISSIVE"})
  void permissiveDefersAndTells(String mode) throws Exception {
    StartedJvm run = StartedJvm.run(EarlyRelease.class, "-Dtensorlint.inflight=" + mode);
    assertEquals(List.of("closed", "3.0", "0"), run.output());
    assertTrue(
        run.errors().stream()
            .anyMatch(line -> line.contains("is released at InFlightPropertyTest")),
        run::toString);
  }
}
