// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.ScannerSupplier;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Compiles files with one check and renders all that the compiler says. */
final class PluginCompilation {

  private final Path folder;
  private final Class<? extends BugChecker> check;
  private final List<Path> sources = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final List<Processor> processors = new ArrayList<>();
  private final DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();

  PluginCompilation(Path folder, Class<? extends BugChecker> check) {
    this.folder = folder;
    this.check = check;
  }

  PluginCompilation source(String name, String text) throws IOException {
    sources.add(Files.writeString(folder.resolve(name), text));
    return this;
  }

  PluginCompilation option(String option) {
    options.add(option);
    return this;
  }

  PluginCompilation processor(Processor processor) {
    processors.add(processor);
    return this;
  }

  /** Returns whether the compilation went through. */
  boolean compile() throws IOException {
    JavaCompiler compiler =
        new BaseErrorProneJavaCompiler(ScannerSupplier.fromBugCheckerClasses(check));
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(
        List.of(
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-Xlint:-options",
            "-d",
            folder.toString()));
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              messages,
              arguments,
              null,
              files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(processors);
      return task.call();
    }
  }

  /** Returns {@code file:line:column:length kind: text} of each message, without the folder. */
  String messages() {
    return messages.getDiagnostics().stream().map(this::render).collect(Collectors.joining("\n"));
  }

  private String render(Diagnostic<? extends JavaFileObject> message) {
    JavaFileObject source = message.getSource();
    String place =
        source == null
            ? ""
            : source.getName()
                + ":"
                + message.getLineNumber()
                + ":"
                + message.getColumnNumber()
                + ":"
                + (message.getEndPosition() - message.getStartPosition())
                + " ";
    String text = place + message.getKind() + ": " + message.getMessage(Locale.ROOT);
    return text.replace(folder + "/", "");
  }
}
