// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/**
 * What a handle holds, apart from the object that the user has: that object must not be reachable
 * from here, or it can never be found lost.
 */
public interface Held {

  /**
   * Returns what to say of the handle in messages, such as {@code float32 [2, 3]}; may be empty.
   * Asked only when there is something to say.
   */
  String description();

  /** Gives back what is held. Called exactly once, on any thread. */
  void release();

  /** Returns a number of the data that all handles on it share, 0 where there is none. */
  default long dataId() {
    return 0;
  }

  /** Returns the size of the data, 0 where there is none. */
  default long bytes() {
    return 0;
  }

  /** Returns something that is no data and is given back by running {@code release}. */
  static Held of(String description, Runnable release) {
    return new Held() {
      @Override
      public String description() {
        return description;
      }

      @Override
      public void release() {
        release.run();
      }
    };
  }
}
