// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

@Name("dev.tensorlint.runtime.OutOfMemory")
@Label("Device Out Of Memory")
@Description("There was no room for a buffer, also after the idle ones were freed")
@Category({"TensorLint", "Memory"})
final class OutOfMemoryEvent extends Event {

  @Label("Device")
  String device = "";

  @Label("Requested Bytes")
  @DataAmount
  long requestedBytes;

  @Label("Live Bytes")
  @DataAmount
  long liveBytes;

  @Label("Budget")
  @DataAmount
  long budget;

  static boolean isOn() {
    return new OutOfMemoryEvent().isEnabled();
  }

  static void emit(String device, long requestedBytes, long liveBytes, long budget) {
    OutOfMemoryEvent event = new OutOfMemoryEvent();
    event.device = device;
    event.requestedBytes = requestedBytes;
    event.liveBytes = liveBytes;
    event.budget = budget;
    event.commit();
  }
}
