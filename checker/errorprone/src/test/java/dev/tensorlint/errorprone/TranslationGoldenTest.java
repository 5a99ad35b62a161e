// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole translation of Java files, node by node. */
class TranslationGoldenTest {

  static Stream<GoldenDump> java17() throws IOException {
    return GoldenDump.in("golden");
  }

  static Stream<GoldenDump> newer() throws IOException {
    return GoldenDump.in("golden25");
  }

  @ParameterizedTest
  @MethodSource("java17")
  void translatesJava17(GoldenDump file) throws IOException {
    file.check();
  }

  @ParameterizedTest
  @MethodSource("newer")
  @EnabledForJreRange(min = JRE.JAVA_25)
  void translatesWhatCameLater(GoldenDump file) throws IOException {
    file.check();
  }
}
