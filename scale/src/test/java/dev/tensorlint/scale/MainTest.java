// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** What the command says before there is a Spark. */
final class MainTest {

  @Test
  void aJavaThatCannotRunSparkIsSaid() {
    assertNull(Session.obstacle(17));
    assertNull(Session.obstacle(23));
    assertEquals(
        "this Spark runs on Java 17 to 23, and this is Java 25: set JAVA_HOME to one of those",
        Session.obstacle(25));
  }

  @Test
  void aCommandWithoutAManifestIsMisused() {
    assertEquals(CorpusCommand.INCOMPLETE, Main.run());
    assertEquals(CorpusCommand.INCOMPLETE, Main.run("--no-such-option", "m.json"));
  }

  @Test
  void pathsBecomeAbsoluteAndAddressesStay() {
    assertEquals("hdfs://x/y", CorpusCommand.absolute("hdfs://x/y"));
    assertEquals("/a/c", CorpusCommand.absolute("/a/b/../c"));
  }
}
