// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.work.WorkMonitor;
import java.util.List;

/** Writes down what a run does and what it works with, for {@code --verbose}. */
final class WorkLog implements WorkMonitor {

  private final Console console;

  WorkLog(Console console) {
    this.console = console;
  }

  @Override
  public void begins(Phase phase, int units) {
    console.say("tensorlint: " + phase.label() + " " + units + " " + phase.units());
  }

  @Override
  public void lists(Topic topic, List<String> names) {
    console.say("tensorlint: " + topic.label() + ": " + names.size());
    names.forEach(name -> console.say("  " + name));
  }
}
