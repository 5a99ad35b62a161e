// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** What kind of machine a device is. */
public enum DeviceType {
  /** The plain-Java device. */
  JAVA,

  /** The host's processor behind an OpenCL driver. */
  CPU,

  GPU,

  /** Any other OpenCL device. */
  ACCELERATOR
}
