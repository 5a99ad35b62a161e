// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;

/** Where an operation runs, and what it needs beside its operands, for as long as it runs. */
public interface Workspace {

  Device device();

  /** Returns one element of the given type and value, freed at the end of the operation. */
  DeviceSlice scalar(DType type, double value);

  /** Returns elements with undefined content, freed at the end of the operation. */
  DeviceSlice scratch(DType type, int length);
}
