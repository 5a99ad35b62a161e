// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import dev.tensorlint.errorprone.translate.ProgramTranslator;
import dev.tensorlint.errorprone.translate.Translation;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.Program;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Translates source files by the compiler of the running JDK, in this process and without Error
 * Prone. Nothing is written and no processor is run.
 */
public final class JavacFrontEnd {

  /**
   * Modules that the compiler leaves out unless an option names them, including incubating ones.
   */
  private static final String EVERY_MODULE = "ALL-SYSTEM";

  private static final List<String> OPTIONS =
      List.of(
          "-proc:none",
          "-implicit:none",
          "-Xlint:none",
          "--add-modules",
          EVERY_MODULE,
          "-Xmaxerrs",
          "10000",
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW");

  private JavacFrontEnd() {}

  /**
   * What a translation gives.
   *
   * @param diagnostics errors of the compiler and files that were not translated, in {@link
   *     Diagnostic#ORDER}
   */
  public record Result(Program program, List<Diagnostic> diagnostics) {

    public Result {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /**
   * Translates source files.
   *
   * @param classpath jars and folders of classes; sources in them are not looked at
   * @param shownPath from a given path to the one in reports
   * @throws IOException when the compiler cannot read its input
   */
  public static Result translate(
      List<Path> sources, List<Path> classpath, UnaryOperator<Path> shownPath) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      Paths paths = new Paths(files, sources, shownPath);
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, messages, options(classpath), null, paths.shown.keySet());
      Translation translation = translate(task, paths);
      List<Diagnostic> diagnostics = new ArrayList<>(translation.diagnostics());
      messages.getDiagnostics().forEach(message -> addError(message, paths, diagnostics));
      diagnostics.sort(Diagnostic.ORDER);
      return new Result(translation.program(), diagnostics);
    }
  }

  private static Translation translate(JavacTask task, Paths paths) throws IOException {
    List<JCCompilationUnit> units = new ArrayList<>();
    for (CompilationUnitTree unit : task.parse()) {
      units.add((JCCompilationUnit) unit);
    }
    task.analyze();
    return new ProgramTranslator(((BasicJavacTask) task).getContext(), paths::of).translate(units);
  }

  private static List<String> options(List<Path> classpath) {
    List<String> options = new ArrayList<>(OPTIONS);
    options.add("-classpath");
    options.add(
        classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    options.add("-sourcepath");
    options.add("");
    return options;
  }

  private static void addError(
      javax.tools.Diagnostic<? extends JavaFileObject> message,
      Paths paths,
      List<Diagnostic> into) {
    if (message.getKind() != javax.tools.Diagnostic.Kind.ERROR) {
      return;
    }
    JavaFileObject file = message.getSource();
    into.add(
        new Diagnostic(
            Severity.ERROR,
            file == null ? null : paths.of(file),
            (int) Math.max(0, message.getLineNumber()),
            (int) Math.max(0, message.getColumnNumber()),
            message.getMessage(Locale.ROOT).lines().findFirst().orElse("")));
  }

  /** The shown path of each file that javac is given. */
  private static final class Paths {
    final Map<JavaFileObject, String> shown = new LinkedHashMap<>();

    Paths(StandardJavaFileManager files, List<Path> sources, UnaryOperator<Path> shownPath) {
      for (Path source : sources) {
        String path = shownPath.apply(source).toString();
        files.getJavaFileObjects(source).forEach(file -> shown.put(file, path));
      }
    }

    String of(JavaFileObject file) {
      return shown.getOrDefault(file, file.getName());
    }
  }
}
