// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

@Name("dev.tensorlint.runtime.Kernel")
@Label("Operation")
@Description(
    "An operation on a device. On OpenCL this is the time to put it in the queue, not to run it")
@Category({"TensorLint", "Operations"})
@Enabled(false)
final class KernelEvent extends Event implements KernelSpan {

  @Label("Operation")
  String operation = "";

  @Label("Device")
  String device = "";

  @Label("Elements")
  @Description("Elements of the result")
  int elements;

  /** Asks an event of its own, which never leaves here and so takes no memory. */
  private static boolean isOn() {
    return new KernelEvent().isEnabled();
  }

  static @Nullable KernelSpan start() {
    if (!isOn()) {
      return null;
    }
    KernelEvent event = new KernelEvent();
    event.begin();
    return event;
  }

  @Override
  public void end(String name, String where, int size) {
    operation = name;
    device = where;
    elements = size;
    commit();
  }
}
