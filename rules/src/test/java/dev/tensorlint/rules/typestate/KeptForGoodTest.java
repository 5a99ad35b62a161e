// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a static field keeps needs that from which it was made, as long as the process lasts. */
final class KeptForGoodTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static String findings(String members) {
    String text =
        """
        import dev.tensorlint.runtime.*;
        import dev.tensorlint.runtime.trace.*;
        import java.util.*;
        class A {
        %s
        }
        """
            .formatted(members);
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static Session kept; void keep() { kept = Session.open(TracedFunction.of(x -> x.mul(2f))); }",
        "static Session kept; void keep() { TracedFunction f = TracedFunction.of(x -> x.mul(2f));"
            + " Session s = Session.open(f); kept = s; }",
        "static final Map<String, Session> KEPT = new HashMap<>(); void keep() {"
            + " KEPT.put(\"a\", Session.open(TracedFunction.of(x -> x.mul(2f)))); }",
      })
  void whatAStaticFieldKeepsKeepsItsParent(String members) {
    assertEquals("", findings(members));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void drop() { Session.open(TracedFunction.of(x -> x.mul(2f))).close(); }",
        "Session open() { return Session.open(TracedFunction.of(x -> x.mul(2f))); }",
        "void drop() { Map<String, Session> kept = new HashMap<>();"
            + " kept.put(\"a\", Session.open(TracedFunction.of(x -> x.mul(2f))));"
            + " kept.values().forEach(Session::close); }",
      })
  void anythingElseLosesIt(String members) {
    assertEquals("UnclosedResource definite", findings(members).replaceAll("(?s): .*", ""));
  }
}
