// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.javatext.JavaText;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is found out about whole classes: the effects of each method, and the facts in it. Sources
 * and findings lie side by side.
 */
final class ProgramsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Callers",
        "Classes",
        "Collections",
        "Constructors",
        "Edges",
        "Fields",
        "Lives",
        "Models",
        "Ownership",
        "Rare",
        "Scopes",
        "Threads",
      })
  void programs(String name) throws IOException {
    String source = Golden.read("programs/" + name + ".java");
    String text = ProgramText.of(JavaText.program(name + ".java", source));
    Golden.check("programs/" + name + ".txt", text);
  }
}
