// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Thrown when a device does not answer any more: it was reset or unplugged, or a fault of its
 * driver has ended its context. All data on it is gone, and every further operation on it throws
 * this at once. Handles can be closed as ever, and other devices go on.
 */
public final class DeviceLostException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DeviceLostException(String device, String doing, String status, Throwable cause) {
    super(
        device
            + (" is lost (" + status + " while " + doing + ")")
            + ": its data is gone; go on with Devices.use(Devices.java()), or start anew",
        cause);
  }
}
