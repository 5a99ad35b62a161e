// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.runtime.DType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Generated kernels come and go. */
class GeneratedProgramsTest {

  private static final ChainWalk ONE = new ChainWalk(1, 1, List.of(new ChainWalk.Stride(0, 1)));

  private static Chain chain(UnaryOp function, float addend) {
    return new Chain(
        1,
        List.of(new Chain.MapStep(function, 0), new Chain.ConstantStep(BinaryOp.ADD, 1, addend)));
  }

  private static float run(OpenClDevice device, Chain chain, float value) {
    try (DeviceBuffer in = device.allocate(DType.FLOAT32, 1);
        DeviceBuffer out = device.allocate(DType.FLOAT32, 1)) {
      float[] element = {value};
      device.write(element, DeviceSlice.of(in));
      device.chain(chain, List.of(DeviceSlice.of(in)), ONE, DeviceSlice.of(out));
      device.read(DeviceSlice.of(out), element);
      return element[0];
    }
  }

  @Test
  void anEvictedProgramIsBuiltAgain() {
    try (OpenClDevice device = OpenClForTests.open(2)) {
      for (int round = 0; round < 2; round++) {
        assertEquals(10, run(device, chain(UnaryOp.SQUARE, 1), 3));
        assertEquals(-2, run(device, chain(UnaryOp.NEG, 1), 3));
        assertEquals(4, run(device, chain(UnaryOp.ABS, 1), -3));
      }
    }
  }

  @Test
  void constantsAreNotPartOfTheSource() {
    OpenClChain one = OpenClChain.of(chain(UnaryOp.ABS, 1), ONE, OpenClLanes.TOGETHER);
    assertEquals(one, OpenClChain.of(chain(UnaryOp.ABS, 2), ONE, OpenClLanes.TOGETHER));
    assertEquals(
        one.text(), OpenClChain.of(chain(UnaryOp.ABS, 2), ONE, OpenClLanes.TOGETHER).text());
    assertNotEquals(one, OpenClChain.of(chain(UnaryOp.ABS, 1), ONE, OpenClLanes.APART));
    assertNotEquals(one, OpenClChain.of(chain(UnaryOp.NEG, 1), ONE, OpenClLanes.TOGETHER));
  }
}
