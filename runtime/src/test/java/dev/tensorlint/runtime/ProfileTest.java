// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.profile.Profile;
import dev.tensorlint.runtime.profile.Profiler;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProfileTest {

  static List<Device> devices() {
    return Stream.concat(Stream.of(Devices.java()), Devices.openCl().stream()).toList();
  }

  private static Profile.Operation row(Profile profile, String name) {
    return profile.operations().stream()
        .filter(operation -> operation.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(profile.toString()));
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void operationsAreCountedWithTheirMemory(Device device) {
    List<Tensor> left = new ArrayList<>();
    Devices.withDevice(
        device,
        () -> {
          Profile profile =
              TensorRuntime.profile(
                  () -> {
                    try (Tensor x = Tensor.ones(2, 3);
                        Tensor y = x.tanh();
                        Tensor flat = y.reshape(6)) {
                      left.add(flat.tanh());
                      assertEquals(6, flat.toFloatArray().length);
                    }
                  });
          assertEquals(
              new Profile.Operation(
                  "tanh", device.info().name(), 2, row(profile, "tanh").nanos(), 48, 1),
              row(profile, "tanh"));
          assertEquals(24, row(profile, "create").bytes());
          assertEquals(0, row(profile, "reshape").bytes());
          assertEquals(1, row(profile, "read").count());
          assertEquals(4, profile.created());
          assertEquals(3, profile.closed());
          assertTrue(row(profile, "tanh").nanos() <= profile.nanos());
        });
    left.forEach(Tensor::close);
  }

  @Test
  void computationsThatAreStartedCountToo() {
    Profile profile =
        TensorRuntime.profile(
            () -> {
              try (Tensor sum = Async.run(() -> Tensor.of(1, 2).sum()).join()) {
                assertEquals(3, sum.item());
              }
            });
    assertEquals(1, row(profile, "sum").count());
  }

  @Test
  void anOuterProfileSeesTheInnerOne() {
    Profile outer =
        TensorRuntime.profile(
            () -> {
              Tensor.of(1).close();
              Profile inner = TensorRuntime.profile(() -> Tensor.of(2).close());
              assertEquals(1, row(inner, "create").count());
            });
    assertEquals(2, row(outer, "create").count());
  }

  @Test
  void aFailingBodyEndsItsProfile() {
    assertThrows(
        IllegalStateException.class,
        () ->
            TensorRuntime.profile(
                () -> {
                  throw new IllegalStateException("body");
                }));
    assertNull(Profiler.active());
  }

  @Test
  void theTableHasALineAnOperation() {
    Profile profile =
        new Profile(
            List.of(new Profile.Operation("matmul", "plain Java", 4, 2_000_000, 4096, 1)),
            3_000_000,
            5,
            4);
    assertEquals(
        List.of(
            "operation      device                       count           ms    us each"
                + "          bytes left open",
            "matmul         plain Java                       4        2.000    500.000"
                + "          4,096         1",
            "3.000 ms in all; 5 handles opened, 4 of them closed"),
        profile.toString().lines().toList());
  }
}
