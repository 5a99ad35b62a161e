// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.device.JavaDevice;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The operations as a user calls them: shapes, types, ownership and messages. */
class TensorOpsTest {

  private TensorScope scope = TensorScope.open();

  @BeforeEach
  void openScope() {
    scope.close();
    scope = TensorScope.open();
  }

  @AfterEach
  void closeScope() {
    scope.close();
  }

  private static Tensor matrix(int rows, float... values) {
    return Tensor.of(values, Shape.of(rows, values.length / rows));
  }

  private static String refusal(Runnable body) {
    String message = assertThrows(IllegalArgumentException.class, body::run).getMessage();
    return message == null ? "" : message;
  }

  @Test
  void theTypesComeAndGoAsJavaArrays() {
    assertArrayEquals(new int[] {1, -2}, Tensor.ofInts(1, -2).toIntArray());
    assertArrayEquals(new boolean[] {true, false}, Tensor.ofBools(true, false).toBooleanArray());
    Tensor x = Tensor.of(new int[] {1, 2, 3, 4}, Shape.of(2, 2));
    assertEquals("int32 [2, 2]", x.type().toString());
    assertArrayEquals(new boolean[2], Tensor.zeros(DType.BOOL, Shape.of(2)).toBooleanArray());
    assertThrows(IllegalArgumentException.class, () -> Tensor.of(new int[3], Shape.of(2)));
    assertThrows(IllegalArgumentException.class, () -> Tensor.of(new boolean[3], Shape.of(2)));
    String message = assertThrows(IllegalStateException.class, x::toFloatArray).getMessage();
    assertEquals(
        x.lifetime().name() + " is read as float32: cast it first, or read it as int32", message);
    assertThrows(IllegalStateException.class, () -> Tensor.of(1).toIntArray());
    assertThrows(IllegalStateException.class, () -> Tensor.of(1).toBooleanArray());
  }

  @Test
  void bytesAreThoseOfTheType() {
    long before = TensorRuntime.memory().liveBytes();
    Tensor truth = Tensor.zeros(DType.BOOL, Shape.of(100));
    assertEquals(DType.BOOL, truth.dtype());
    assertEquals(100, TensorRuntime.memory().liveBytes() - before);
  }

  @Test
  void identitiesAreNewHandlesOnTheSameData() {
    Tensor x = Tensor.ofInts(1, 2);
    int buffers = TensorRuntime.memory().buffers();
    for (Tensor same : List.of(x.cast(DType.INT32), x.reshape(2), x.slice(0, 2), x.clone())) {
      assertNotSame(x, same);
      same.close();
      assertArrayEquals(new int[] {1, 2}, x.toIntArray());
    }
    assertEquals(buffers, TensorRuntime.memory().buffers());
  }

  @Test
  void arithmeticOfIntegersStaysWhole() {
    Tensor x = Tensor.ofInts(7, -7);
    assertArrayEquals(new int[] {14, -14}, x.mul(2).toIntArray());
    assertArrayEquals(new int[] {0, 0}, x.add(x.neg()).toIntArray());
    assertArrayEquals(new float[] {3.5f, -3.5f}, x.cast(DType.FLOAT32).div(2).toFloatArray());
    assertArrayEquals(new float[] {3.5f, -3.5f}, x.div(2).toFloatArray());
    assertEquals(
        "add of int32 and 0.5, which is no whole number: cast it first",
        refusal(() -> x.add(0.5f)));
    assertArrayEquals(new float[] {8, -5}, x.add(Tensor.of(1, 2)).toFloatArray());
  }

  @Test
  void comparisonsChoose() {
    Tensor x = Tensor.of(-1, 0, 2);
    Tensor positive = x.gt(0);
    assertArrayEquals(new boolean[] {false, false, true}, positive.toBooleanArray());
    assertArrayEquals(new float[] {9, 9, 2}, positive.where(x, Tensor.scalar(9)).toFloatArray());
    assertArrayEquals(
        new boolean[] {true, true, false},
        positive.not().or(positive.and(x.lt(2))).toBooleanArray());
    Tensor grid = x.eq(matrix(3, -1, 0, 2));
    assertEquals("bool [3, 3]", grid.type().toString());
    assertEquals(3, grid.cast(DType.INT32).sum().getLong());
    assertEquals("where needs bool, got float32: cast it first", refusal(() -> x.where(x, x)));
  }

  @Test
  void reductionsDropTheirDimension() {
    Tensor x = matrix(2, 1, 5, 3, 4, 2, 6);
    assertArrayEquals(new float[] {5, 7, 9}, x.sum(0).toFloatArray());
    assertArrayEquals(new float[] {9, 12}, x.sum(-1).toFloatArray());
    assertArrayEquals(new float[] {3, 4}, x.mean(1).toFloatArray());
    assertArrayEquals(new float[] {5, 6}, x.max(1).toFloatArray());
    assertArrayEquals(new float[] {1, 2, 3}, x.min(0).toFloatArray());
    assertArrayEquals(new int[] {1, 2}, x.argMax(1).toIntArray());
    assertEquals(6, x.max().item());
    assertEquals(1, x.min().item());
    assertThrows(IndexOutOfBoundsException.class, () -> x.sum(2));
    assertThrows(IndexOutOfBoundsException.class, () -> x.sum(-3));
    assertEquals(
        "argMax of no elements, the shape is [0, 3]", refusal(() -> Tensor.zeros(0, 3).argMax(0)));
    assertEquals(
        "MAX needs float32, float64, int32, int64 or uint8, got bool: cast it first",
        refusal(() -> x.gt(1).max()));
  }

  @Test
  void softmaxSumsUpToOneAndDoesNotOverflow() {
    Tensor x = matrix(2, 1000, 1000, 0, 1, 2, 3);
    Tensor y = x.softmax(1);
    assertArrayEquals(new float[] {1, 1}, y.sum(1).toFloatArray(), 1e-6f);
    assertArrayEquals(new float[] {0.5f, 0.5f, 0}, y.slice(0, 1).toFloatArray());
    assertArrayEquals(
        y.slice(1, 2).toFloatArray(), x.logSoftmax(-1).exp().slice(1, 2).toFloatArray(), 1e-6f);
    assertArrayEquals(
        x.softmax(1).toFloatArray(), x.transpose().softmax(0).transpose().toFloatArray(), 1e-6f);
    assertThrows(IndexOutOfBoundsException.class, () -> x.softmax(2));
  }

  @Test
  void elementsMove() {
    Tensor x = matrix(2, 1, 2, 3, 4, 5, 6);
    assertArrayEquals(new float[] {1, 4, 2, 5, 3, 6}, x.transpose().toFloatArray());
    assertEquals(Shape.of(3, 1, 2), x.reshape(1, 2, 3).permute(2, 0, 1).shape());
    assertArrayEquals(new float[] {2, 3, 5, 6}, x.copyOfRange(-1, 1, 3).toFloatArray());
    Tensor wide = x.concat(1, List.of(matrix(2, 7, 8)));
    assertEquals(Shape.of(2, 4), wide.shape());
    assertArrayEquals(new float[] {1, 2, 3, 7, 4, 5, 6, 8}, wide.toFloatArray());
    assertArrayEquals(new float[] {1, 1, 2, 2}, matrix(2, 1, 2).broadcastTo(2, 2).toFloatArray());
    assertThrows(IndexOutOfBoundsException.class, () -> x.copyOfRange(1, 2, 4));
    assertEquals("[0, 0] is no order of the 2 dimensions", refusal(() -> x.permute(0, 0)));
    assertEquals(
        "concat along dimension 0 needs shapes that differ there alone, got [2, 3] and [2, 1]",
        refusal(() -> x.concat(0, List.of(matrix(2, 7, 8)))));
    assertEquals("shape [2, 3] does not broadcast to [2, 1]", refusal(() -> x.broadcastTo(2, 1)));
  }

  @Test
  void rowsAreTakenByIndex() {
    Tensor table = matrix(3, 1, 2, 3, 4, 5, 6);
    Tensor indices = Tensor.of(new int[] {2, 0, 2, 1}, Shape.of(2, 2));
    Tensor rows = table.gather(indices);
    assertEquals(Shape.of(2, 2, 2), rows.shape());
    assertArrayEquals(new float[] {5, 6, 1, 2, 5, 6, 3, 4}, rows.toFloatArray());
    Tensor sums = rows.scatterAdd(indices, 3);
    assertArrayEquals(new float[] {1, 2, 3, 4, 10, 12}, sums.toFloatArray());
    assertArrayEquals(
        new float[] {4, 2},
        Tensor.of(1, 2, 3).scatterAdd(Tensor.ofInts(0, 1, 0), 2).toFloatArray());
    assertEquals(
        "gather needs indices of int32 or int64, got float32: cast it first",
        refusal(() -> table.gather(table)));
    assertEquals(
        "scatterAdd needs one row for each index, got [3, 2] for indices [2, 2]",
        refusal(() -> table.scatterAdd(indices, 3)));
  }

  @Test
  void updatesKeepTheHandle() {
    Tensor x = Tensor.of(1, 2, 3, 4);
    Tensor alias = x.clone();
    assertSame(x, x.addInPlace(Tensor.of(1, 1, 1, 1)));
    assertSame(x, x.addInPlace(Tensor.ones(4), -0.5f));
    assertArrayEquals(new float[] {1.5f, 2.5f, 3.5f, 4.5f}, alias.toFloatArray());
    assertSame(x, x.assignInPlace(Tensor.of(1, 2, 3, 4)));
    assertArrayEquals(new float[] {2, 4, 6, 8}, x.addInPlace(x).toFloatArray());
    x.slice(1, 4).assignInPlace(x.slice(0, 3));
    assertArrayEquals(new float[] {2, 2, 4, 6}, alias.toFloatArray());
    assertArrayEquals(new int[] {3}, Tensor.ofInts(1).addInPlace(Tensor.ofInts(2)).toIntArray());
    assertEquals(
        "addInPlace needs a tensor of type float32 [4], got float32 [1]",
        refusal(() -> x.addInPlace(Tensor.of(1))));
  }

  @Test
  void typedOperandsOfAnotherDeviceAreCopied() {
    Tensor condition = Tensor.ofBools(true, false);
    Tensor[] there = new Tensor[2];
    Devices.withDevice(
        new JavaDevice(),
        () -> {
          there[0] = Tensor.ofInts(1, 2);
          there[1] = Tensor.ofBools(false, true);
        });
    assertArrayEquals(
        new int[] {1, 9}, condition.where(there[0], Tensor.ofInts(9, 9)).toIntArray());
    assertArrayEquals(new boolean[] {false, false}, condition.and(there[1]).toBooleanArray());
  }
}
