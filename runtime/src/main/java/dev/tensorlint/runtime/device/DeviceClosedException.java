// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Thrown when a device is used after it was closed. All data on it is gone. Handles can be closed
 * as ever, and other devices go on.
 */
public final class DeviceClosedException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  DeviceClosedException(String device, String doing) {
    super(
        device
            + (" was closed before " + doing)
            + ": close a device behind its last use, or go on with Devices.use(Devices.java())");
  }
}
