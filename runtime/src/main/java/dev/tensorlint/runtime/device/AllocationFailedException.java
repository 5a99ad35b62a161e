// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import org.jspecify.annotations.Nullable;

/**
 * Thrown by {@link Device#allocate} when the device has no room for a buffer. Nothing is allocated
 * then, and all other buffers are as they were: the caller may free some and ask again.
 */
public final class AllocationFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final long bytes;

  /**
   * Makes an exception.
   *
   * @param bytes how many were asked for
   * @param reason what the driver or the JVM said, in running text
   */
  public AllocationFailedException(long bytes, String reason, @Nullable Throwable cause) {
    super(bytes + " bytes cannot be allocated: " + reason, cause);
    this.bytes = bytes;
  }

  /** Returns how many bytes were asked for. */
  public long bytes() {
    return bytes;
  }
}
