// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job itself is tested in its module; here it is a program that counts its arguments. */
final class CorpusCommandTest {

  private static final Cli.Outcome MISSING =
      new Cli.Outcome(
          ExitCode.FAILED,
          "",
          "tensorlint: corpus needs the jar tensorlint-scale and Apache Spark: set TENSORLINT_SCALE"
              + " to a folder with the jars of both, or use spark-submit (docs/scale.md)\n");

  private final Path folder;

  CorpusCommandTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void theJobGetsAllArgumentsAndItsExitCodeIsOurs() throws IOException {
    writeJob(folder.resolve("jars"));
    Cli cli = new Cli(folder).with("TENSORLINT_SCALE", "jars");
    assertEquals(0, cli.run("corpus").exitCode());
    assertEquals(3, cli.run("corpus", "report", "--before=x", "out").exitCode());
    assertEquals(1, cli.run("corpus", "--help").exitCode());
    Files.writeString(folder.resolve("jars/corpus.classpath"), "spark.jar\n");
    assertEquals(2, cli.run("corpus", "a", "b").exitCode());
  }

  @Test
  void withoutTheJobOneLineSaysWhatToDo() throws IOException {
    assertEquals(MISSING, new Cli(folder).run("corpus", "m.json"));
    Files.createDirectory(folder.resolve("empty"));
    Cli empty = new Cli(folder).with("TENSORLINT_SCALE", "empty");
    assertEquals(MISSING, empty.run("corpus", "m.json"));
    Cli absent = new Cli(folder).with("TENSORLINT_SCALE", "absent");
    assertEquals(MISSING, absent.run("corpus", "m.json"));
  }

  private void writeJob(Path jars) throws IOException {
    Path source = folder.resolve("Main.java");
    Files.writeString(
        source,
        "package dev.tensorlint.scale; public class Main {"
            + " public static void main(String[] a) { System.exit(a.length); } }");
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", folder.toString(), source.toString());
    assertEquals(0, exit);
    Files.createDirectories(jars);
    String main = "dev/tensorlint/scale/Main.class";
    try (OutputStream out = Files.newOutputStream(jars.resolve("tensorlint-scale-1.jar"));
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(new JarEntry(main));
      jar.write(Files.readAllBytes(folder.resolve(main)));
    }
  }
}
