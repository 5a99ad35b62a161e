// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One analysis sees all units of a run of javac. */
class WholeProgramTest {

  private final Path folder;

  WholeProgramTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeEach
  void renewEngine() {
    Planted.engine = new PlantedBugs();
  }

  private static List<String> unitsOf(Program program) {
    return program.units().stream()
        .map(CompilationUnit::file)
        .map(file -> String.valueOf(Path.of(file.path()).getFileName()))
        .toList();
  }

  @Test
  void analysesOnceAndReportsInEachFile() throws IOException {
    PluginCompilation compilation =
        new PluginCompilation(folder, Planted.class)
            .source("B.java", "class B {\n  void odd() {}\n}\n")
            .source("A.java", "class A {\n  void odd() { new B().odd(); }\n}\nclass A2 {}\n")
            .source("package-info.java", "/** Nothing. */\npackage p;\n");
    assertTrue(compilation.compile());
    assertEquals(1, Planted.engine.analyzed.size());
    assertEquals(List.of("A.java", "B.java"), unitsOf(Planted.engine.analyzed.get(0)));
    List<String> heads =
        compilation.messages().lines().filter(line -> line.contains("[Planted]")).toList();
    assertEquals(
        List.of(
            "B.java:2:8:5 WARNING: [Planted] `odd()` is called",
            "A.java:2:8:5 WARNING: [Planted] `odd()` is called",
            "A.java:2:24:5 WARNING: [Planted] `odd()` is called"),
        heads);
  }

  @Test
  void seesWhatProcessorsGenerateInAnyRound() throws IOException {
    PluginCompilation compilation =
        new PluginCompilation(folder, Planted.class)
            .processor(new ThreeRounds())
            .source("A.java", "class A {\n  Gen2 gen;\n}\n");
    assertTrue(compilation.compile(), compilation::messages);
    assertEquals(1, Planted.engine.analyzed.size());
    assertEquals(
        List.of("A.java", "Gen1.java", "Gen2.java", "GenLast.java"),
        unitsOf(Planted.engine.analyzed.get(0)));
  }

  @Test
  void findsUnitsThatTheCompilerFindsByItself() throws IOException {
    Files.writeString(folder.resolve("Implicit.java"), "class Implicit {\n  void odd() {}\n}\n");
    PluginCompilation compilation =
        new PluginCompilation(folder, Planted.class)
            .option("-sourcepath")
            .option(folder.toString())
            .source("A.java", "class A {\n  Implicit other;\n}\n");
    assertTrue(compilation.compile());
    assertEquals(1, Planted.engine.analyzed.size());
    assertEquals(List.of("A.java", "Implicit.java"), unitsOf(Planted.engine.analyzed.get(0)));
    assertTrue(compilation.messages().contains("Implicit.java:2:8:5"), compilation::messages);
  }

  @Test
  void doesNothingWhereTheCompilerFails() throws IOException {
    PluginCompilation compilation =
        new PluginCompilation(folder, Planted.class)
            .source("A.java", "class A {\n  Missing m;\n}\n");
    assertFalse(compilation.compile());
    assertEquals(List.of(), Planted.engine.analyzed);
  }

  /** Writes a class in the first, in the second and in the last round. */
  @SupportedAnnotationTypes("*")
  private static final class ThreeRounds extends AbstractProcessor {
    private int round;

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
      round++;
      if (environment.processingOver()) {
        write("GenLast");
      } else if (round <= 2) {
        write("Gen" + round);
      }
      return false;
    }

    private void write(String name) {
      try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
        writer.write("class " + name + " {}\n");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }
  }
}
