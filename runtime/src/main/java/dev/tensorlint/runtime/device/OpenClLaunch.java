// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.ArrayList;
import java.util.List;
import org.jocl.CL;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_kernel;

/** A kernel's name and its arguments, in the order of its parameters. */
final class OpenClLaunch {

  private final String kernel;
  private final List<Argument> arguments = new ArrayList<>();

  private record Argument(long size, Pointer value) {}

  OpenClLaunch(String kernel) {
    this.kernel = kernel;
  }

  String kernel() {
    return kernel;
  }

  /** Adds two arguments: the buffer and the offset of its first element. */
  OpenClLaunch with(DeviceSlice slice) {
    arguments.add(new Argument(Sizeof.cl_mem, Pointer.to(OpenClBuffer.of(slice))));
    return with(slice.offset());
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

  void setArguments(cl_kernel target) {
    for (int i = 0; i < arguments.size(); i++) {
      CL.clSetKernelArg(target, i, arguments.get(i).size(), arguments.get(i).value());
    }
  }
}
