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

/** What the compiler says with a real check and the real engine. */
class GivenUpTest {

  private static final String MODEL =
      """
      library: acme:boxes
      types:
        acme.Box:
          kind: tensor
          release: { methods: [close] }
          methods:
            new(*): { result: fresh }
      """;

  private static final String BOX =
      """
      package acme;
      class Box {
        static void use() {
          Box box = new Box();
          box.close();
          box.read();
        }
        native void close();
        native int read();
      }
      """;

  private final Path folder;

  GivenUpTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private PluginCompilation compilation() throws IOException {
    Path model = Files.writeString(folder.resolve("boxes.yaml"), MODEL);
    return new PluginCompilation(folder, check("UseAfterDispose"))
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
  void aMethodThatIsGivenUpIsAWarningAtItsPlace() throws IOException {
    PluginCompilation compilation = compilation().option("-XepOpt:TensorLint:StepBudget=1");
    assertTrue(compilation.compile());
    assertEquals(
        "Box.java:3:3:0 WARNING: TensorLint: `Box.use` was not analysed: more than 1 steps; raise"
            + " the step budget (`--step-budget`, or `engine.step-budget` of the configuration)"
            + " or split the method",
        compilation.messages());
  }
}
