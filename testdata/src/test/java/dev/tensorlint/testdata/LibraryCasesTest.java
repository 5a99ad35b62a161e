// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Finding;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Code against the libraries that models describe, one file for each. A method whose name ends in
 * {@code Bad} has a bug, and its line a marker; one in {@code Ok} has none.
 */
final class LibraryCasesTest {

  private static final Path FOLDER = Folders.TESTDATA.resolve("libraries");
  private static final int LEAST_OF_EACH = 12;
  private static final String MODELS = "// models: ";

  /** Names a folder with the declarations of a library that no artifact can be had of. */
  private static final String DECLARATIONS = "// declarations: ";

  /** Earlier versions of libraries, and folders of the later ones with types of the same names. */
  private static final Map<String, Set<String>> EARLIER =
      Map.of(
          "libtensorflow",
          Set.of("tensorflow-core-api"),
          "javacpp-presets",
          Set.of("bytedeco/opencv", "bytedeco/ffmpeg", "bytedeco/javacv"));

  private static final String JARS = "// jars: ";
  private static final Set<String> NOT_KNOWN =
      Set.of(
          "Android.java",
          "JavaCompute.java",
          "JavaCv.java",
          "Llama.java",
          "Lucene.java",
          "Nd4jArrays.java",
          "PyTorch.java",
          "Smile.java",
          "Tribuo.java");

  /** The declaration of a method that is a case. */
  private static final Pattern CASE = Pattern.compile("^  \\S.* (\\w+(?:Bad|Ok))(?:\\(.*)? ?\\{$");

  private final Path made;

  LibraryCasesTest(@TempDir Path made) {
    this.made = made;
  }

  static Stream<Path> libraries() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void bothFrontEndsReportTheMarkedLines(Path file) throws IOException {
    List<Path> classpath = classpath(file);
    Lint scanned = Lint.byScanner(List.of(file), classpath, models(file));
    List<Path> readable = ReadableJars.of(classpath, Files.createDirectory(made.resolve("jars")));
    Lint compiled = Lint.byCompiler(List.of(file), readable, models(file));
    assertEquals(List.of(), scanned.diagnostics());
    assertEquals(List.of(), compiled.diagnostics());
    assertEquals(Marker.in(Files.readString(file)), markers(scanned.of(file)));
    Golden.check(golden(file), scanned.textOf(file));
    assertEquals(scanned.textOf(file), compiled.textOf(file));
  }

  /** Returns the models that are used on request, which the first line of a file names. */
  private static Set<String> models(Path file) throws IOException {
    String first = Files.readAllLines(file).get(0);
    return first.startsWith(MODELS)
        ? Set.of(first.substring(MODELS.length()).split(" "))
        : Set.of();
  }

  /** The declarations of some libraries do not travel along: they are large, or on request. */
  static Stream<Path> knownLibraries() throws IOException {
    return libraries().filter(file -> !NOT_KNOWN.contains(file.getFileName().toString()));
  }

  /** The declarations that travel along stand for the library. */
  @ParameterizedTest
  @MethodSource("knownLibraries")
  void theSameIsReportedWithoutTheLibrary(Path file) throws IOException {
    Lint bare = Lint.byScanner(List.of(file), Compilation.runtime(), models(file));
    assertEquals(Marker.in(Files.readString(file)), markers(bare.of(file)));
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void badCasesAreMarkedAndGoodOnesAreNot(Path file) throws IOException {
    Map<String, List<Marker>> cases = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    String current = "";
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = CASE.matcher(lines.get(i));
      current = matcher.find() ? matcher.group(1) : current;
      cases.computeIfAbsent(current, name -> new ArrayList<>()).addAll(Marker.in(lines.get(i)));
    }
    cases.remove("");
    cases.forEach((name, markers) -> assertEquals(name.endsWith("Bad"), !markers.isEmpty(), name));
    assertTrue(count(cases, "Bad") >= LEAST_OF_EACH, "bad cases of " + file.getFileName());
    assertTrue(count(cases, "Ok") >= LEAST_OF_EACH, "good cases of " + file.getFileName());
  }

  private static long count(Map<String, List<Marker>> cases, String end) {
    return cases.keySet().stream().filter(name -> name.endsWith(end)).count();
  }

  private static List<Marker> markers(List<Finding> findings) {
    return findings.stream().flatMap(Marker::of).sorted().distinct().toList();
  }

  private static Path golden(Path file) {
    return file.resolveSibling(file.getFileName().toString().replace(".java", ".txt"));
  }

  /** Returns the class path of the tests with the version that a file is for. */
  private List<Path> classpath(Path file) throws IOException {
    String first = Files.readAllLines(file).get(0);
    String earlier = first.startsWith(JARS) ? first.substring(JARS.length()) : "";
    Set<String> others = new HashSet<>(EARLIER.getOrDefault(earlier, Set.of()));
    EARLIER.keySet().stream().filter(name -> !name.equals(earlier)).forEach(others::add);
    Stream<Path> declared =
        first.startsWith(DECLARATIONS)
            ? Stream.of(declarations(first.substring(DECLARATIONS.length())))
            : Stream.empty();
    Stream<Path> jars =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> others.stream().noneMatch(other -> isOf(entry, other)))
            .map(Path::of)
            .filter(Files::exists);
    return Stream.concat(jars, declared).toList();
  }

  private static boolean isOf(String entry, String folders) {
    return entry.replace('\\', '/').contains("/" + folders + "/");
  }

  private Path declarations(String library) throws IOException {
    Path classes = Files.createDirectory(made.resolve(library));
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
    try (Stream<Path> files = Files.walk(FOLDER.resolve("declarations").resolve(library))) {
      files.filter(Files::isRegularFile).map(Path::toString).sorted().forEach(arguments::add);
    }
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals(0, exitCode, library);
    return classes;
  }
}
