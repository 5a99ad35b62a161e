// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Libraries that compilers of other languages have written: how many of their methods are read. */
final class OtherLanguagesTest {

  /** The two are coroutines, whose states are jumps into loops. They have unknown effects. */
  @Test
  void kotlinIsReadButForCoroutines() throws Exception {
    assertThat(unread("okio.Okio"))
        .singleElement()
        .asString()
        .contains("the code of 2 of 1,378 methods is not followed (a jump leads into a loop: 2)");
  }

  @Test
  void scalaIsRead() throws Exception {
    assertThat(unread("scala.util.parsing.combinator.Parsers")).isEmpty();
  }

  /** Returns what is said of the library that has a class. */
  private static List<String> unread(String name)
      throws ClassNotFoundException, URISyntaxException, IOException {
    Class<?> known = Class.forName(name, false, OtherLanguagesTest.class.getClassLoader());
    Path jar = Path.of(known.getProtectionDomain().getCodeSource().getLocation().toURI());
    Scanner scanner =
        new Scanner(text -> true, AssumedTypes.NONE, FileTree.DISK, new BytecodeFrontEnd());
    try (ScanResult scanned = scanner.scan(LintRequest.of(List.of(jar)))) {
      assertThat(scanned.program().units()).isNotEmpty();
      return scanned.diagnostics().stream().map(Diagnostic::message).toList();
    }
  }
}
