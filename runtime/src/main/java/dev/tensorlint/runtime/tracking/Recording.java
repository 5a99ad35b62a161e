// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import dev.tensorlint.runtime.jfr.FlightEvents;

/** Writes lives to a flight recording; makes texts only when one is on. */
final class Recording {

  private Recording() {}

  static void opened(Lifetime handle) {
    if (FlightEvents.isCreateRecorded()) {
      Held held = handle.held();
      FlightEvents.created(
          handle.id(), noun(handle), held.description(), held.bytes(), held.dataId());
    }
  }

  static void closed(Lifetime handle, Object by) {
    if (FlightEvents.isReleaseRecorded()) {
      FlightEvents.released(handle.id(), noun(handle), handle.held().description(), by.toString());
    }
  }

  static void lost(Lifetime handle) {
    if (FlightEvents.isLeakRecorded()) {
      Held held = handle.held();
      String at = handle.createdAt().isKnown() ? handle.createdAt().toString() : "";
      FlightEvents.leaked(handle.id(), noun(handle), held.description(), held.bytes(), at);
    }
  }

  private static String noun(Lifetime handle) {
    return handle.kind().noun();
  }
}
