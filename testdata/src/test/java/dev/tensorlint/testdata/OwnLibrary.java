// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A library that a test makes up, in the package {@code com.example.memory}: its sources, its class
 * files if they are compiled, and beside them the model that it ships.
 *
 * @param sources the files of its classes
 */
record OwnLibrary(Path folder, List<Path> sources) {

  /**
   * Writes the sources and the model.
   *
   * @param classes the texts of its classes by their names
   */
  static OwnLibrary of(Path folder, String model, Map<String, String> classes) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Map.Entry<String, String> each : new TreeMap<>(classes).entrySet()) {
      String path = "lib/com/example/memory/" + each.getKey() + ".java";
      sources.add(write(folder.resolve(path), each.getValue()));
    }
    write(folder.resolve("classes/META-INF/tensorlint/memory.yaml"), model);
    return new OwnLibrary(folder, List.copyOf(sources));
  }

  private static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path classes() {
    return folder.resolve("classes");
  }

  void compile() {
    Stream<String> options = Stream.of("-proc:none", "-d", classes().toString());
    String[] arguments =
        Stream.concat(options, sources.stream().map(Path::toString)).toArray(String[]::new);
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
  }

  /**
   * Requires that both front ends report the lines that the markers of a text say.
   *
   * @param text the file {@code Uses.java}
   * @param others files that are checked as well, without findings
   */
  void check(String text, List<Path> others) throws IOException {
    Path uses = write(folder.resolve("src/Uses.java"), text);
    List<Path> files = Stream.concat(Stream.of(uses), others.stream()).toList();
    List<Path> classpath =
        Stream.concat(Compilation.classpath().stream(), Stream.of(classes())).toList();
    Lint scanned = Lint.byScanner(files, classpath);
    Lint compiled = Lint.byCompiler(files, classpath);
    assertEquals(List.of(), scanned.diagnostics());
    assertEquals(List.of(), compiled.diagnostics());
    assertEquals(Marker.in(text), markers(scanned));
    assertEquals(Marker.in(text), markers(compiled));
  }

  private static List<Marker> markers(Lint lint) {
    return lint.findings().stream().flatMap(Marker::of).sorted().distinct().toList();
  }
}
