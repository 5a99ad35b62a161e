// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.github;

import dev.tensorlint.report.Advice;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a log that a GitHub Actions runner obeys. No value ends the line or starts another
 * property: the runner decodes what is escaped here, and nothing else.
 */
final class WorkflowCommand {

  private final String name;
  private final List<String> properties = new ArrayList<>();

  WorkflowCommand(String name) {
    this.name = name;
  }

  WorkflowCommand with(String property, String value) {
    properties.add(property + "=" + property(value));
    return this;
  }

  WorkflowCommand with(String property, int value) {
    return with(property, String.valueOf(value));
  }

  /** Returns the line, without its end. */
  String line(String message) {
    return "::" + name + " " + String.join(",", properties) + "::" + data(message);
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(Advice.path(text)).replace(":", "%3A").replace(",", "%2C");
  }
}
