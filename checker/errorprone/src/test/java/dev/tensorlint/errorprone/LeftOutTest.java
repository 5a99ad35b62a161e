// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.bugpatterns.BugChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tests never release is left out, and the compiler says so. */
final class LeftOutTest {

  private static final String MODEL =
      """
      library: acme:boxes
      versions: "1"
      types:
        acme.Box:
          kind: closeable
          release: { methods: [close] }
          methods:
            new(*): fresh
      conventions:
        tests: { annotations: [Checks] }
      """;

  private static final String BOX =
      """
      package acme;
      class Box {
        @Checks
        static void use() {
          new Box().read();
        }
        native void close();
        native int read();
        @interface Checks {}
      }
      """;

  private final Path folder;

  LeftOutTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private PluginCompilation compilation() throws IOException {
    Path model = Files.writeString(folder.resolve("boxes.yaml"), MODEL);
    return new PluginCompilation(folder, check("UnclosedResource"))
        .option("-XepOpt:TensorLint:Models=" + model)
        .source("Box.java", BOX);
  }

  private static Class<? extends BugChecker> check(String name) {
    for (BugChecker each : ServiceLoader.load(BugChecker.class)) {
      if (each instanceof RuleCheck && each.canonicalName().equals(name)) {
        return each.getClass();
      }
    }
    throw new AssertionError("no check " + name);
  }

  @Test
  void aNoteCountsWhatIsLeftOut() throws IOException {
    PluginCompilation compilation = compilation();
    assertTrue(compilation.compile());
    assertEquals(
        "NOTE: TensorLint: 1 finding in test code left out: -XepOpt:TensorLint:Tests=true shows what"
            + " tests never release",
        compilation.messages());
  }

  @Test
  void minorFindingsHaveANoteOfTheirOwn() throws IOException {
    String main = "package acme; class Main { public static void main(String[] args) {} }";
    PluginCompilation compilation =
        compilation().source("Box.java", BOX.replace("@Checks", "")).source("Main.java", main);
    assertTrue(compilation.compile());
    assertEquals(
        "NOTE: TensorLint: 1 minor finding left out: -XepOpt:TensorLint:Minor=true shows them",
        compilation.messages());
    compilation.option("-XepOpt:TensorLint:Minor=true");
    assertTrue(compilation.compile());
    String messages = compilation.messages();
    assertTrue(messages.contains("[UnclosedResource]"), messages);
  }

  @Test
  void anOptionShowsIt() throws IOException {
    PluginCompilation compilation = compilation().option("-XepOpt:TensorLint:Tests=true");
    assertTrue(compilation.compile());
    String messages = compilation.messages();
    assertTrue(messages.contains("[UnclosedResource]"), messages);
    assertTrue(!messages.contains("left out"), messages);
  }
}
