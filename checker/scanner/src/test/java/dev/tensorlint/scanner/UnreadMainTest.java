// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that begins in a file which has nothing to do with any tensor. */
final class UnreadMainTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String HEADER = "package p;\nimport dev.tensorlint.runtime.Tensor;\n";
  private static final String MAIN =
      "package p;\npublic class M {\n  public static void main(final String... args) {}\n}\n";
  private static final String FOLDER = "app/src/main/java/p/";

  /** A framework leads to two of its three methods. */
  private static final String SERVICE =
      HEADER
          + "@interface Service {} @interface Get {}\n"
          + "@Service public class A { @Get public void answer() { answered(); } public void answered() "
          + LEAK
          + " public void unused() "
          + LEAK
          + " }\n";

  private final SourceFolder folder;

  UnreadMainTest(@TempDir Path folder) throws IOException {
    this.folder = new SourceFolder(folder).with(FOLDER + "A.java", SERVICE);
  }

  private int shown() {
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false));
    return new Linter().lint(folder.request().withOptions(options)).findings().size();
  }

  @Test
  void withoutAMainItIsALibrary() throws IOException {
    assertEquals(2, shown());
  }

  @Test
  void whatNothingInItCallsIsMinor() throws IOException {
    folder.with(FOLDER + "M.java", MAIN);
    assertEquals(1, shown());
  }

  @Test
  void aMainOfAnotherFolderIsNotItsOwn() throws IOException {
    folder
        .with("app/src/main/java/tool/M.java", MAIN)
        .with("app/src/test/java/p/M.java", MAIN)
        .with("other/src/main/java/p/M.java", MAIN);
    assertEquals(2, shown());
  }

  @Test
  void whereNoFrameworkLeadsToMostOfItItIsALibrary() throws IOException {
    folder
        .with(FOLDER + "M.java", MAIN)
        .with(FOLDER + "A.java", HEADER + "public class A { public void offered() " + LEAK + " }");
    assertEquals(1, shown());
  }
}
