// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.device.OpenClForTests;
import dev.tensorlint.runtime.tracking.Tracking;
import dev.tensorlint.runtime.tracking.Uses;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a tensor prints, and single elements. */
class TensorTextTest {

  private static String text(Tensor x) {
    String all = x.toString();
    assertTrue(all.startsWith("tensor #" + x.id() + " (" + x.type() + ")"), all);
    return all.substring(all.indexOf(')') + 2);
  }

  private static String textOf(float... values) {
    return TensorScope.tidy(() -> text(Tensor.of(values)));
  }

  private static Tensor counting(int... dims) {
    Shape shape = Shape.of(dims);
    return Tensor.of(IntStream.range(0, shape.size()).toArray(), shape);
  }

  /** As NumPy 1.24 prints the same arrays of float32. */
  @Test
  void numbersHaveAsManyDigitsAsTheyNeed() {
    assertEquals("[1. 2. 3.]", textOf(1, 2, 3));
    assertEquals("[1.   2.25 3.5 ]", textOf(1, 2.25f, 3.5f));
    assertEquals("[-1.  10.5]", textOf(-1, 10.5f));
    assertEquals("[0.1        0.33333334]", textOf(0.1f, 1 / 3f));
    assertEquals("[1.e-05 1.e+00]", textOf(1e-5f, 1));
    assertEquals("[1.50e-05 2.25e+03]", textOf(1.5e-5f, 2250));
    assertEquals("[1.e+08]", textOf(1e8f));
    assertEquals("[ 0. -0.]", textOf(0, -0f));
    assertEquals("[ nan  inf -inf   1.]", textOf(Float.NaN, 1 / 0f, -1 / 0f, 1));
    assertEquals("[nan]", textOf(Float.NaN));
    assertEquals("[]", textOf());
  }

  @Test
  void dimensionsAreBrackets() {
    TensorScope.tidy(
        () -> {
          assertEquals("7.", text(Tensor.scalar(7)));
          assertEquals("[[0 1 2]\n [3 4 5]]", text(counting(2, 3)));
          assertEquals(
              "[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]]",
              text(counting(2, 2, 2)),
              "an empty line between matrices");
          assertEquals("[[ true  true]\n [false false]]", text(counting(2, 2).lt(2)));
        });
  }

  @Test
  void longTensorsAreSummarised() {
    TensorScope.tidy(
        () -> {
          assertEquals("[   0    1    2 ... 1998 1999 2000]", text(counting(2001)));
          assertEquals(
              """
              [[   0    1    2 ...   97   98   99]
               [ 100  101  102 ...  197  198  199]
               [ 200  201  202 ...  297  298  299]
               ...
               [1700 1701 1702 ... 1797 1798 1799]
               [1800 1801 1802 ... 1897 1898 1899]
               [1900 1901 1902 ... 1997 1998 1999]]""",
              text(counting(20, 100)));
          assertEquals(
              "[[   0    1    2 ...  997  998  999]\n [1000 1001 1002 ... 1997 1998 1999]]",
              text(counting(2, 1000)));
          assertEquals("[]", text(Tensor.zeros(0, 5000)));
        });
  }

  @Test
  void longRowsGoOnInTheNextLine() {
    String text = TensorScope.tidy(() -> text(counting(2, 60)));
    assertEquals(8, text.lines().count(), text);
    assertTrue(text.lines().allMatch(line -> line.length() <= 76 && !line.endsWith(" ")), text);
    assertTrue(text.startsWith("[[  0   1   2"), text);
    assertTrue(text.contains("17\n   18"), text);
  }

  @Test
  void viewsPrintTheirOwnElements() {
    TensorScope.tidy(() -> assertEquals("[[4 5]\n [6 7]]", text(counting(5, 2).slice(2, 4))));
  }

  @Test
  void aDisposedTensorSaysSo() {
    Tensor x = Tensor.of(1, 2);
    Tensor other = x.clone();
    x.close();
    assertEquals("tensor #" + x.id() + " (float32 [2]), disposed", x.toString());
    assertEquals("[1. 2.]", text(other));
    other.close();
    assertTrue(other.toString().endsWith(", disposed"));
  }

  @Test
  void printingIsNoUse() {
    try (Tensor x = Tensor.of(1, 2)) {
      assertEquals("[1. 2.]", text(x));
      Uses uses =
          Tracking.openHandles().stream()
              .filter(handle -> handle.id() == x.id())
              .findFirst()
              .orElseThrow()
              .uses();
      assertEquals(0, uses.count());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void singleElementsAreRead(boolean openCl) {
    Devices.withDevice(
        openCl ? OpenClForTests.device() : Devices.java(),
        () ->
            TensorScope.tidy(
                () -> {
                  Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3));
                  assertEquals(6, x.get(1, 2));
                  assertEquals(4, x.get(-1, 0));
                  assertEquals(3, x.slice(0, 1).get(0, -1));
                  assertEquals(7, Tensor.scalar(7).get());
                  assertEquals(11, counting(3, 4).getInt(2, 3));
                  assertTrue(x.gt(5).getBoolean(1, 2));
                  assertFalse(x.gt(5).getBoolean(-1, -2));
                  assertEquals("[[1. 2. 3.]\n [4. 5. 6.]]", text(x));
                }));
  }

  @Test
  void whatIsNotThereIsRefused() {
    Tensor x = Tensor.zeros(2, 3);
    assertEquals(
        "an element of shape [2, 3] has 2 indices, got [1]",
        assertThrows(IllegalArgumentException.class, () -> x.get(1)).getMessage());
    for (int[] indices : List.of(new int[] {2, 0}, new int[] {0, -4})) {
      assertThrows(IndexOutOfBoundsException.class, () -> x.get(indices));
    }
    assertThrows(IllegalStateException.class, () -> x.getInt(0, 0));
    x.close();
    assertThrows(TensorDisposedException.class, () -> x.get(0, 0));
  }
}
