// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.ArrayList;
import java.util.List;
import org.jocl.CL;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;

/** A kernel's name and its arguments, in the order of its parameters. */
final class OpenClLaunch {

  private final OpenClKernel kernel;
  private final List<Argument> arguments = new ArrayList<>();

  private record Argument(long size, Pointer value) {}

  OpenClLaunch(OpenClSource source, String kernel) {
    this.kernel = new OpenClKernel(source, kernel);
  }

  OpenClKernel kernel() {
    return kernel;
  }

  /** Adds two arguments: the buffer and the offset of its first element. */
  OpenClLaunch with(DeviceSlice slice) {
    return with(slice, 0);
  }

  /** Adds two arguments: the buffer and the offset of an element of the slice. */
  OpenClLaunch with(DeviceSlice slice, int index) {
    return with(OpenClBuffer.of(slice)).with(slice.offset() + index);
  }

  /** Adds a buffer. */
  OpenClLaunch with(cl_mem memory) {
    arguments.add(new Argument(Sizeof.cl_mem, Pointer.to(memory)));
    return this;
  }

  /** Adds an {@code int}. */
  OpenClLaunch with(int value) {
    arguments.add(new Argument(Sizeof.cl_int, Pointer.to(new int[] {value})));
    return this;
  }

  /** Adds a vector of as many {@code int}s as there are values. */
  OpenClLaunch withVector(int... values) {
    arguments.add(new Argument((long) Sizeof.cl_int * values.length, Pointer.to(values)));
    return this;
  }

  /** Adds a {@code float}. */
  OpenClLaunch with(float value) {
    arguments.add(new Argument(Sizeof.cl_float, Pointer.to(new float[] {value})));
    return this;
  }

  /** Adds a {@code double}. */
  OpenClLaunch with(double value) {
    arguments.add(new Argument(Sizeof.cl_double, Pointer.to(new double[] {value})));
    return this;
  }

  /** Adds a {@code long}. */
  OpenClLaunch with(long value) {
    arguments.add(new Argument(Sizeof.cl_long, Pointer.to(new long[] {value})));
    return this;
  }

  /** Adds the rank of a walk, its extents, and the strides of both arrays. */
  OpenClLaunch with(MergedDims walk) {
    with(walk.rank());
    for (int[] vector : walk.vectors(Broadcast.MAX_RANK)) {
      withVector(vector);
    }
    return this;
  }

  void setArguments(cl_kernel target) {
    for (int i = 0; i < arguments.size(); i++) {
      CL.clSetKernelArg(target, i, arguments.get(i).size(), arguments.get(i).value());
    }
  }
}
