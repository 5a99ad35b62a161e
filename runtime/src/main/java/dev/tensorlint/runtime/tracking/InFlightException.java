// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/**
 * Thrown when a handle is released while an asynchronous computation has it in use, in {@linkplain
 * InFlightMode#STRICT strict mode}.
 *
 * <p>Thrown by a handle's own {@code close}, nothing was released and the handle is open. Thrown at
 * the end of a scope, all that the scope owned is released, and what is in use is freed when the
 * computation has been joined.
 */
public final class InFlightException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient HandleRecord handle;
  private final transient Site releasedAt;
  private final transient Site startedAt;

  InFlightException(HandleRecord handle, Site releasedAt, Pin pin) {
    super(message(handle, releasedAt, pin));
    this.handle = handle;
    this.releasedAt = releasedAt;
    this.startedAt = pin.startedAt();
  }

  /** Returns the life of the handle that was released. */
  public HandleRecord handle() {
    return handle;
  }

  /** Returns the line of user code that released the handle. */
  public Site releasedAt() {
    return releasedAt;
  }

  /** Returns the line of user code that started the computation. */
  public Site startedAt() {
    return startedAt;
  }

  static String message(HandleRecord handle, Site releasedAt, Pin pin) {
    return handle.name()
        + " is released at "
        + releasedAt
        + (handle.closedBy().isEmpty() ? "" : " by " + handle.closedBy())
        + " while "
        + pin.name()
        + ", started at "
        + pin.startedAt()
        + ", has it in use: join the future before the release";
  }
}
