// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.System.Logger;
import java.util.List;

/** What is said of a release that comes before the end of the computations that use the handle. */
final class InFlight {

  private InFlight() {}

  /** Refuses, in strict mode, a release that has not happened yet. */
  static void refuse(Lifetime handle, List<Pin> users) {
    if (!users.isEmpty() && InFlightMode.current() == InFlightMode.STRICT) {
      throw new InFlightException(handle.snapshot(), Site.here(), users.get(0));
    }
  }

  /** Records a release whose memory is freed later. */
  static void deferred(Lifetime handle, List<Pin> users) {
    refuse(handle, users);
    HandleLog.LOGGER.log(
        Logger.Level.WARNING,
        "{0}; its memory is freed after that",
        InFlightException.message(handle.snapshot(), Site.here(), users.get(0)));
  }
}
