// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The rules that name remedies. */
final class FixingRules {

  private static final String FIX = "dev.tensorlint.rules.fix";
  private static final String RULE = "dev.tensorlint.rules.rule";

  private static final Set<String> NAMES = find();

  private FixingRules() {}

  static Set<String> names() {
    return NAMES;
  }

  private static Set<String> find() {
    ClassFileImporter importer = new ClassFileImporter();
    Set<String> names = new TreeSet<>();
    for (Rule rule : RuleCatalog.all()) {
      JavaClass type = importer.importClass(rule.getClass());
      if (type.getCodeUnits().stream().anyMatch(FixingRules::namesRemedies)) {
        names.add(rule.name());
      }
    }
    return Collections.unmodifiableSet(names);
  }

  /** It makes one, or asks those beside it which make some for several rules. */
  private static boolean namesRemedies(JavaCodeUnit code) {
    boolean makes =
        code.getConstructorCallsFromSelf().stream()
            .anyMatch(call -> call.getTargetOwner().getPackageName().equals(FIX));
    return makes
        || code.getMethodCallsFromSelf().stream()
            .anyMatch(
                call ->
                    call.getTargetOwner().getPackageName().equals(RULE)
                        && (call.getName().equals("remedies")
                            || call.getTargetOwner().getSimpleName().equals("Reordering")));
  }
}
