// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

@Name("dev.tensorlint.runtime.Create")
@Label("Handle Created")
@Description("A tensor, model, scope or future was opened")
@Category({"TensorLint", "Handles"})
@Enabled(false)
final class CreateEvent extends Event {

  @Label("Handle")
  long handle;

  @Label("Kind")
  String kind = "";

  @Label("Description")
  String description = "";

  @Label("Bytes")
  @DataAmount
  long bytes;

  @Label("Data")
  @Description("The same number for all handles on the same data; 0 where there is none")
  long data;

  static boolean isOn() {
    return new CreateEvent().isEnabled();
  }

  static void emit(long handle, String kind, String description, long bytes, long data) {
    CreateEvent event = new CreateEvent();
    event.handle = handle;
    event.kind = kind;
    event.description = description;
    event.bytes = bytes;
    event.data = data;
    event.commit();
  }
}
