// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.errorprone.BugPattern;
import com.google.errorprone.bugpatterns.BugChecker;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** There is one registered check for each rule, with the rule's words. */
class GeneratedChecksTest {

  @Test
  void oneCheckForEachRule() {
    Map<String, String> checks = new TreeMap<>();
    for (BugChecker check : ServiceLoader.load(BugChecker.class)) {
      if (check instanceof RuleCheck) {
        BugPattern pattern = check.getClass().getAnnotation(BugPattern.class);
        checks.put(pattern.name(), pattern.severity() + " " + pattern.summary());
      }
    }
    assertEquals(rules(), checks);
    assertFalse(checks.isEmpty());
  }

  private static Map<String, String> rules() {
    Map<String, String> rules = new TreeMap<>();
    for (Rule rule : RuleCatalog.all()) {
      rules.put(rule.name(), level(rule) + " " + rule.metadata().summary());
    }
    return rules;
  }

  private static String level(Rule rule) {
    return switch (rule.metadata().severity()) {
      case ERROR -> "ERROR";
      case WARNING -> "WARNING";
      case NOTE -> "SUGGESTION";
    };
  }
}
