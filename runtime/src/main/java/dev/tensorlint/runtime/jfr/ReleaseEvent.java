// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

@Name("dev.tensorlint.runtime.Release")
@Label("Handle Released")
@Description("A tensor, model, scope or future was closed")
@Category({"TensorLint", "Handles"})
@Enabled(false)
final class ReleaseEvent extends Event {

  @Label("Handle")
  long handle;

  @Label("Kind")
  String kind = "";

  @Label("Description")
  String description = "";

  @Label("Closed By")
  @Description("Who closed it on behalf of the user; empty for the user's own call")
  String closedBy = "";

  static boolean isOn() {
    return new ReleaseEvent().isEnabled();
  }

  static void emit(long handle, String kind, String description, String closedBy) {
    ReleaseEvent event = new ReleaseEvent();
    event.handle = handle;
    event.kind = kind;
    event.description = description;
    event.closedBy = closedBy;
    event.commit();
  }
}
