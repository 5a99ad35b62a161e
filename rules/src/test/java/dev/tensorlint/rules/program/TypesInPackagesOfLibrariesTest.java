// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;

/** Types that a program adds to a package which a model describes as a whole. */
final class TypesInPackagesOfLibrariesTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static final String SHOW = "Mat m = frame.rgba();";

  private static String findings(String name, String frame) {
    String text =
        """
        package org.opencv.android;
        import org.opencv.core.*;
        class View {
        interface Frame { Mat rgba(); }
        void show(Frame frame, int n) {
        while (n-- > 0) {
        %s
        System.out.println(m.rows());
        }
        }
        %s
        }
        """
            .formatted(SHOW, frame);
    return Findings.brief(ENGINE.analyze(JavaText.program(name, text)));
  }

  @Test
  void theirMethodsDoWhatTheirCodeDoes() {
    String lends =
        "class Held implements Frame { final Mat own = new Mat(480, 640, 0);"
            + " public Mat rgba() { return own; } }";
    assertEquals("", findings("Lends.java", lends));
    String makes =
        "class Made implements Frame { public Mat rgba() { return new Mat(480, 640, 0); } }";
    assertEquals(
        "UnscopedTensor definite: " + SHOW + ": `m` is never released\n",
        findings("Makes.java", makes));
  }

  @Test
  void withoutCodeNothingIsKnownOfThem() {
    assertEquals("", findings("Unseen.java", ""));
  }
}
