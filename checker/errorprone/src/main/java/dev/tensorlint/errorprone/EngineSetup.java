// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.util.Context;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** Makes the engine with all rules and the models of the options and of the class path. */
final class EngineSetup {

  private EngineSetup() {}

  static ProgramAnalyzer engine(
      Context context, CheckOptions options, Consumer<Diagnostic> messages) {
    LoadedModels models = ModelLibrary.load(options.modelRequest(classpath(context)));
    models.diagnostics().forEach(messages);
    Engine engine = new Engine(models.models(), RuleCatalog.all(), options.engine());
    return engine::analyze;
  }

  private static List<Path> classpath(Context context) {
    List<Path> paths = new ArrayList<>();
    if (context.get(JavaFileManager.class) instanceof StandardJavaFileManager files) {
      addPaths(files, StandardLocation.CLASS_PATH, paths);
      addPaths(files, StandardLocation.MODULE_PATH, paths);
    }
    return paths;
  }

  private static void addPaths(
      StandardJavaFileManager files, StandardLocation location, List<Path> into) {
    Iterable<? extends Path> paths = files.getLocationAsPaths(location);
    if (paths != null) {
      paths.forEach(into::add);
    }
  }
}
