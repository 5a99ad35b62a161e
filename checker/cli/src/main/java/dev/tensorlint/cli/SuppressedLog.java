// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.text.PlainText;
import java.util.List;

/** Names what the project keeps out of the report on itself, for {@code --verbose}. */
record SuppressedLog(Console console) {

  void say(Suppressed suppressed) {
    list("rules that the configuration turns off", suppressed.rulesOff());
    list("rules that it turns off in some files", suppressed.rulesOffInPlaces());
    list("rules that it makes milder", suppressed.rulesLowered());
    list("models that it takes out", suppressed.modelsOff());
    list(
        "models of the project",
        suppressed.ownModels().stream()
            .map(each -> each.name() + " (" + each.path() + ")")
            .toList());
  }

  private void list(String what, List<String> names) {
    if (!names.isEmpty()) {
      console.say("tensorlint: " + what + ": " + names.size());
      names.forEach(name -> console.say("  " + PlainText.oneLine(name)));
    }
  }
}
