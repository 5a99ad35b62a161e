// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;

/** A file as the first fix of a rule leaves it. */
final class Fixed {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private Fixed() {}

  /** Returns the fixes of all findings of a rule in a file, the first finding's first. */
  static List<Fix> of(String rule, String text) {
    return new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT)
        .analyze(JavaText.program("A.java", text)).findings().stream()
            .filter(finding -> finding.rule().equals(rule))
            .map(Finding::fixes)
            .flatMap(List::stream)
            .toList();
  }

  /** Returns the file with the first of these fixes. */
  static String first(String rule, String text) {
    return Patch.apply(text, of(rule, text).subList(0, 1));
  }
}
