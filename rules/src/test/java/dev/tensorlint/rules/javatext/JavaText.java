// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-Xlint:none", "-implicit:none", "-parameters");

  private JavaText() {}

  /** Reads one file. */
  public static Program program(String path, String text) {
    return READ.computeIfAbsent(path + "\n" + text, key -> read(path, text));
  }

  private static Program read(String path, String text) {
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            COMPILER.getTask(null, FILES, problems, OPTIONS, null, List.of(new Source(path, text)));
    List<CompilationUnitTree> trees = new ArrayList<>();
    try {
      task.parse().forEach(trees::add);
      task.analyze();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    problems.getDiagnostics().forEach(JavaText::check);
    Reading reading = new Reading(task, path, text, trees.get(0));
    CompilationUnit unit = new DeclarationReader(reading).unit();
    return new Program(List.of(unit), reading.types);
  }

  private static void check(Diagnostic<? extends JavaFileObject> problem) {
    boolean isMissing = problem.getCode().startsWith("compiler.err.cant.resolve");
    if (problem.getKind() == Diagnostic.Kind.ERROR && !isMissing) {
      throw new IllegalArgumentException(problem.toString());
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String path, String text) {
      super(URI.create("string:///" + path), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
