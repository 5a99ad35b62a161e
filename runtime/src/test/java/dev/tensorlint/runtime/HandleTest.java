// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Devices;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tensor is a handle: what that means for identity, for shared data and for its text. */
class HandleTest {

  /** Operations that change nothing. */
  static List<UnaryOperator<Tensor>> identities() {
    return List.of(
        x -> x.reshape(2, 3),
        x -> x.slice(0, 2),
        Tensor::clone,
        x -> x.cast(DType.FLOAT32),
        x -> x.permute(0, 1),
        x -> x.broadcastTo(2, 3));
  }

  @ParameterizedTest
  @MethodSource("identities")
  void anIdentityGivesANewHandle(UnaryOperator<Tensor> identity) {
    try (Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3))) {
      try (Tensor same = identity.apply(x)) {
        assertNotSame(x, same);
        assertNotEquals(x.id(), same.id());
        assertEquals(x.shape(), same.shape());
      }
      assertFalse(x.isClosed());
      assertEquals(6, x.toFloatArray()[5]);
    }
  }

  @ParameterizedTest
  @MethodSource("identities")
  void theNewHandleOutlivesTheOld(UnaryOperator<Tensor> identity) {
    Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3));
    try (Tensor same = identity.apply(x)) {
      x.close();
      assertEquals(6, same.toFloatArray()[5]);
    }
  }

  @Test
  void equalityIsIdentity() {
    try (Tensor x = Tensor.of(1, 2);
        Tensor equal = Tensor.of(1, 2);
        Tensor alias = x.clone()) {
      assertNotEquals(x, equal);
      assertNotEquals(x, alias);
      Set<Tensor> set = new HashSet<>(List.of(x, equal, alias));
      assertEquals(3, set.size());
      assertTrue(set.contains(x));
    }
  }

  @Test
  void aliasesAreCountedOnce() {
    long before = TensorRuntime.liveBytes();
    try (Tensor x = Tensor.zeros(4, 4)) {
      try (Tensor row = x.slice(0, 1);
          Tensor flat = row.reshape(4);
          Tensor again = flat.clone()) {
        assertEquals(64, TensorRuntime.liveBytes() - before);
        assertEquals(4, again.shape().size());
      }
      assertEquals(64, TensorRuntime.liveBytes() - before);
    }
    assertEquals(before, TensorRuntime.liveBytes());
  }

  @Test
  void textIsThereWithoutADevice() {
    Devices.withDevice(
        new FailingDevice(Devices.java()),
        () -> {
          Tensor lost = Tensor.of(1, 2, 3);
          assertThrows(IllegalStateException.class, lost::toFloatArray);
          assertEquals(
              "tensor #" + lost.id() + " (float32 [3]), cannot be read: kernel", lost.toString());
          assertEquals(Shape.of(3), lost.shape());
          assertThrows(IllegalStateException.class, lost::close);
          assertEquals("tensor #" + lost.id() + " (float32 [3]), disposed", lost.toString());
        });
  }
}
