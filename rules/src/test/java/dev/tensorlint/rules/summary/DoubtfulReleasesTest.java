// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods that release what they are given, or something new in its place. */
final class DoubtfulReleasesTest {

  /** The release is reported in the method; its callers cannot tell whether it happens. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (isAbsent) { given = Tensor.of(1f); } given.close();",
        "Tensor used = isAbsent ? Tensor.of(1f) : given; used.close();",
      })
  void nothingIsCertainAtTheirCalls(String body) {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        class A {
          static void end(Tensor given, boolean isAbsent) { %s }
          static void present() { Tensor t = Tensor.of(2f); end(t, false); }
          static void unknown(boolean is) { Tensor t = Tensor.of(2f); end(t, is); }
        }
        """
            .formatted(body);
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    assertThat(Findings.brief(engine.analyze(JavaText.program("A.java", text))))
        .contains("DisposeNotOwned potential")
        .doesNotContain("UnscopedTensor", "UnclosedResource");
  }
}
