// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

@Name("dev.tensorlint.runtime.Leak")
@Label("Handle Leaked")
@Description("The garbage collector found a handle that was never closed")
@Category({"TensorLint", "Handles"})
@StackTrace(false)
final class LeakEvent extends Event {

  @Label("Handle")
  long handle;

  @Label("Kind")
  String kind = "";

  @Label("Description")
  String description = "";

  @Label("Bytes")
  @DataAmount
  long bytes;

  @Label("Created At")
  @Description("File and line that opened the handle, where that was tracked")
  String createdAt = "";

  static boolean isOn() {
    return new LeakEvent().isEnabled();
  }

  static void emit(long handle, String kind, String description, long bytes, String createdAt) {
    LeakEvent event = new LeakEvent();
    event.handle = handle;
    event.kind = kind;
    event.description = description;
    event.bytes = bytes;
    event.createdAt = createdAt;
    event.commit();
  }
}
