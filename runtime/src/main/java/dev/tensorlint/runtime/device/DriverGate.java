// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Lets any number of threads call a driver until its objects are released: a call with a released
 * object does not fail, it ends the process.
 */
final class DriverGate {

  private final String device;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private volatile boolean closed;

  DriverGate(String device) {
    this.device = device;
  }

  /**
   * Calls the driver; {@link #close} waits meanwhile.
   *
   * @param doing what is done, in the words of "before ..."
   * @throws DeviceClosedException when the gate is closed; nothing is called then
   */
  <T> T pass(String doing, Supplier<T> call) {
    Lock passing = lock.readLock();
    passing.lock();
    try {
      check(doing);
      return call.get();
    } finally {
      passing.unlock();
    }
  }

  /** Refuses as {@link #pass} does. */
  void check(String doing) {
    if (closed) {
      throw new DeviceClosedException(device, doing);
    }
  }

  /**
   * Closes the gate, waits for the calls that are inside, and then releases. A second call does
   * nothing.
   */
  void close(Runnable release) {
    Lock closing = lock.writeLock();
    closing.lock();
    try {
      if (!closed) {
        closed = true;
        release.run();
      }
    } finally {
      closing.unlock();
    }
  }
}
