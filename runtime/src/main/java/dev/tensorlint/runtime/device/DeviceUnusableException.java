// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Thrown when a device is there but must not be used; the message is one line that says why. */
final class DeviceUnusableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DeviceUnusableException(String reason) {
    super(reason);
  }
}
