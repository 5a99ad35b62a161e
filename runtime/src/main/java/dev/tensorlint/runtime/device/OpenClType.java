// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;
import org.jocl.Pointer;

/** The element types as OpenCL C names them. */
final class OpenClType {

  private OpenClType() {}

  /** Returns the name of a cast's target; {@code bool} and {@code uint8} are cast differently. */
  static String name(DType type) {
    return switch (type) {
      case FLOAT32 -> "float";
      case FLOAT64 -> "double";
      case INT32 -> "int";
      case INT64 -> "long";
      case UINT8 -> "uchar";
      case BOOL -> "bool";
    };
  }

  /**
   * Throws unless a device with these extensions has an element type.
   *
   * @throws UnsupportedOperationException for {@code float64} without {@code cl_khr_fp64}
   */
  static void require(DType type, List<String> extensions) {
    if (type == DType.FLOAT64 && !extensions.contains("cl_khr_fp64")) {
      throw new UnsupportedOperationException(
          "this OpenCL device has no float64 (cl_khr_fp64): use float32, or compute on plain Java"
              + " (Devices.java(), or -Dtensorlint.device=java)");
    }
  }

  /** Returns a pointer to an array of elements. */
  static Pointer pointer(Object elements) {
    if (elements instanceof float[] floats) {
      return Pointer.to(floats);
    }
    if (elements instanceof double[] doubles) {
      return Pointer.to(doubles);
    }
    if (elements instanceof long[] longs) {
      return Pointer.to(longs);
    }
    return elements instanceof int[] ints ? Pointer.to(ints) : Pointer.to((byte[]) elements);
  }
}
