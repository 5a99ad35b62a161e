// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.testdata.Cases;
import dev.tensorlint.testdata.Compilation;
import dev.tensorlint.testdata.Folders;
import dev.tensorlint.testdata.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Which method each call means: the scanner, javac and the symbol solver of JavaParser asked for
 * all calls of the same sources. The files in {@code names} list where they differ, with a verdict
 * each; a new difference fails, and one that has vanished.
 *
 * <p>{@code -Dtensorlint.names.sources=JAR -Dtensorlint.names.classpath=JARS} compares them on
 * other sources and writes {@code target/names.txt}.
 */
final class SecondOpinionTest {

  private static final Path LISTS = Folders.TESTDATA.resolve("src/test/resources/names");
  private static final String OTHER_SOURCES = "tensorlint.names.sources";
  private static final String SOURCES = "-sources.jar";

  /** They have enums in blocks, which the parser of the solver lacks. */
  private static final Set<String> NOT_PARSED =
      Set.of("ClosedByLocalEnum.java", "ReadByLocalEnum.java");

  private final Path folder;
  private final TestReporter reporter;

  SecondOpinionTest(@TempDir Path folder, TestReporter reporter) {
    this.reporter = reporter;
    this.folder = folder;
  }

  /** The lists are of the members that the classes of this JDK have. */
  @Test
  @EnabledForJreRange(max = JRE.JAVA_17)
  void testdata() throws IOException, InterruptedException {
    List<Path> files =
        Cases.files(Folders.TESTDATA).stream()
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !NOT_PARSED.contains(file.getFileName().toString()))
            .toList();
    check(new Sources(Folders.TESTDATA, files, Compilation.classpath()), "testdata.txt");
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_17)
  void djl() throws IOException, InterruptedException {
    check(library("ai/djl/api/"), "djl.txt");
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_17)
  void streamEx() throws IOException, InterruptedException {
    check(library("one/util/streamex/"), "streamex.txt");
  }

  /**
   * Returns the sources of a library of the class path; its folder in a Maven repository names it.
   */
  private Sources library(String name) throws IOException {
    List<Path> all = Sources.givenClasspath();
    Path sources =
        all.stream()
            .filter(jar -> jar.toString().replace('\\', '/').contains("/" + name))
            .filter(jar -> jar.toString().endsWith(SOURCES))
            .findFirst()
            .orElseThrow();
    List<Path> classes = all.stream().filter(jar -> !jar.toString().endsWith(SOURCES)).toList();
    return Sources.ofJar(sources, folder.resolve("sources"), classes);
  }

  private void check(Sources sources, String list) throws IOException, InterruptedException {
    Opinions opinions = Opinions.on(sources, folder);
    List<Difference> differences = opinions.differences();
    Path file = LISTS.resolve(list);
    Verdicts verdicts = Verdicts.parse(Files.exists(file) ? Files.readString(file) : "");
    reporter.publishEntry("solver, " + list, opinions.ofSolver());
    Golden.check(file, opinions.ofOurs() + verdicts.sections(differences));
    assertEquals(List.of(), verdicts.wrong(differences), "verdicts in " + list);
  }

  @Test
  @EnabledIfSystemProperty(named = OTHER_SOURCES, matches = ".+")
  void otherSources() throws IOException, InterruptedException {
    List<Path> classpath = Sources.paths(System.getProperty("tensorlint.names.classpath", ""));
    Path jar = Path.of(System.getProperty(OTHER_SOURCES, ""));
    Opinions opinions =
        Opinions.on(Sources.ofJar(jar, folder.resolve("sources"), classpath), folder);
    List<Difference> differences = opinions.differences();
    Files.writeString(
        Folders.TESTDATA.resolve("target/names.txt"),
        opinions.ofOurs() + opinions.ofSolver() + Verdicts.parse("").sections(differences));
    assertEquals(
        List.of(),
        differences.stream().filter(each -> !each.isOursRight()).toList(),
        "not javac's");
  }
}
