// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import org.jspecify.annotations.Nullable;

/** The devices of this process, and the one that new tensors are created on. */
public final class Devices {

  private static final Device JAVA = new JavaDevice();
  private static final InheritableThreadLocal<@Nullable Device> OF_THREAD =
      new InheritableThreadLocal<>();
  private static volatile @Nullable Device ofProcess;

  private Devices() {}

  /** Returns the plain-Java device. */
  public static Device java() {
    return JAVA;
  }

  /** Returns the device that this thread creates tensors on. */
  public static Device current() {
    Device ofThread = OF_THREAD.get();
    Device chosen = ofProcess;
    return ofThread != null ? ofThread : chosen != null ? chosen : JAVA;
  }

  /** Makes a device the current one of all threads that are not inside {@link #withDevice}. */
  public static void use(Device device) {
    ofProcess = device;
  }

  /**
   * Runs a body with a device as the current one, on this thread and on threads that the body
   * starts. Threads that were started before, such as those of a pool, keep theirs.
   */
  public static void withDevice(Device device, Runnable body) {
    Device before = OF_THREAD.get();
    OF_THREAD.set(device);
    try {
      body.run();
    } finally {
      if (before == null) {
        OF_THREAD.remove();
      } else {
        OF_THREAD.set(before);
      }
    }
  }
}
