// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.Lifetime;
import org.junit.jupiter.api.Test;

/** What happens when a driver fails while something is released or computed. */
class FailingReleaseTest {

  @Test
  void aScopeReleasesAllTensorsBehindAFailure() {
    Tensor[] tensors = new Tensor[3];
    FailingDevice device = new FailingDevice(Devices.java());
    try (LeakWatch watch = LeakWatch.start()) {
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  Devices.withDevice(
                      device,
                      () ->
                          TensorScope.tidy(
                              () -> {
                                for (int i = 0; i < tensors.length; i++) {
                                  tensors[i] = Tensor.of(i);
                                }
                              })));
      assertEquals("close 1", thrown.getMessage());
      assertEquals(2, thrown.getSuppressed().length);
      assertEquals("no leaks", watch.report().toString());
      assertTrue(tensors[2].isClosed());
    }
  }

  @Test
  void theBodysExceptionComesBeforeThoseOfTheRelease() {
    Devices.withDevice(
        new FailingDevice(Devices.java()),
        () -> {
          IllegalArgumentException thrown =
              assertThrows(
                  IllegalArgumentException.class,
                  () ->
                      TensorScope.tidy(
                          () -> {
                            Tensor.of(1);
                            throw new IllegalArgumentException("body");
                          }));
          assertEquals("close 1", thrown.getSuppressed()[0].getMessage());
        });
  }

  @Test
  void resultsAreReleasedWhenTheReleaseOfTheRestFails() {
    Tensor[] result = new Tensor[1];
    try (LeakWatch watch = LeakWatch.start()) {
      Devices.withDevice(
          new FailingDevice(Devices.java()),
          () ->
              assertThrows(
                  IllegalStateException.class,
                  () ->
                      TensorScope.tidy(
                          () -> {
                            result[0] = Tensor.of(1);
                            Tensor.of(2);
                            return result[0];
                          })));
      assertTrue(result[0].isClosed());
      assertEquals("no leaks", watch.report().toString());
    }
  }

  @Test
  void aFailedKernelGivesItsBufferBack() {
    Memory before = TensorRuntime.memory();
    Devices.withDevice(
        new FailingDevice(Devices.java()),
        () -> {
          IllegalStateException thrown =
              assertThrows(IllegalStateException.class, () -> Tensor.zeros(3));
          assertEquals("kernel", thrown.getMessage());
          assertEquals("close 1", thrown.getSuppressed()[0].getMessage());
        });
    Memory after = TensorRuntime.memory();
    assertEquals(before.buffers(), after.buffers());
    assertEquals(before.liveBytes(), after.liveBytes());
  }

  @Test
  void aLifetimeEndsThoughFreeingFails() {
    Object handle = new Object();
    Lifetime lifetime =
        Lifetime.open(
            handle,
            HandleKind.MODEL,
            "",
            () -> {
              throw new IllegalStateException("free");
            });
    assertThrows(IllegalStateException.class, () -> lifetime.close(""));
    assertFalse(lifetime.isOpen());
  }
}
