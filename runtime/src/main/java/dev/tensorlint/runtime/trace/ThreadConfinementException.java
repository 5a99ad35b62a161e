// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

/** Thrown when a session is used on another thread than the one that opened it. */
public final class ThreadConfinementException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final String owner;
  private final String user;

  ThreadConfinementException(String session, String owner, String user) {
    super(
        session
            + " belongs to thread "
            + owner
            + " and is used on thread "
            + user
            + ": open a session on each thread; the traced function may be shared");
    this.owner = owner;
    this.user = user;
  }

  /** Returns the name of the thread that opened the session. */
  public String owner() {
    return owner;
  }

  /** Returns the name of the thread that used it. */
  public String user() {
    return user;
  }
}
