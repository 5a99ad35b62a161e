// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import dev.tensorlint.rules.ir.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Reads programs that are written as Java text, against the test's own class path. A program is
 * read once; what does not compile is an error, but for calls of methods that do not exist.
 */
public final class JavaText {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final JavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);
  private static final Map<String, Program> READ = new ConcurrentHashMap<>();

  private static final List<String> OPTIONS = options();

  private JavaText() {}

  /**
   * The library is that of Java 17, whichever JDK runs the tests: in later ones a thread pool can
   * be closed. Asking JDK 17 for it would take it as long again.
   */
  private static List<String> options() {
    List<String> options =
        new ArrayList<>(List.of("-proc:none", "-Xlint:none", "-implicit:none", "-parameters"));
    if (Runtime.version().feature() > 17) {
      options.addAll(List.of("--release", "17"));
    }
    return List.copyOf(options);
  }

  /** Reads one file. */
  public static Program program(String path, String text) {
    return READ.computeIfAbsent(path + "\n" + text, key -> program(Map.of(path, text)));
  }

  /** Reads one file that a compiler refuses. */
  public static Program refused(String path, String text) {
    return program(Map.of(path, text), problem -> {});
  }

  /** Reads several files, by their paths, in the order of the map. */
  public static Program program(Map<String, String> files) {
    return program(files, JavaText::check);
  }

  private static Program program(
      Map<String, String> files, Consumer<Diagnostic<? extends JavaFileObject>> check) {
    List<Source> sources = new ArrayList<>();
    files.forEach((path, text) -> sources.add(new Source(path, text)));
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    JavacTask task = (JavacTask) COMPILER.getTask(null, FILES, problems, OPTIONS, null, sources);
    List<CompilationUnitTree> trees = new ArrayList<>();
    try {
      task.parse().forEach(trees::add);
      task.analyze();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    problems.getDiagnostics().forEach(check);
    JavaTypes types = new JavaTypes(task.getElements(), task.getTypes());
    List<Reading> readings = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      Source source = sources.get(i);
      readings.add(new Reading(task, types, source.path, source.text, trees.get(i)));
    }
    return new Program(
        readings.stream().map(each -> new DeclarationReader(each).unit()).toList(), types);
  }

  private static void check(Diagnostic<? extends JavaFileObject> problem) {
    boolean isMissing = problem.getCode().startsWith("compiler.err.cant.resolve");
    if (problem.getKind() == Diagnostic.Kind.ERROR && !isMissing) {
      throw new IllegalArgumentException(problem.toString());
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String path;
    private final String text;

    Source(String path, String text) {
      super(URI.create("string:///" + path), Kind.SOURCE);
      this.path = path;
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
