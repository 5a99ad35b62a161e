// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.util.Context;
import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Makes the engine with all rules and the models of the options and of the class path. */
final class EngineSetup {

  private EngineSetup() {}

  static ProgramAnalyzer engine(
      Context context, CheckOptions options, Consumer<Diagnostic> messages) {
    LoadedModels models = ModelLibrary.load(options.modelRequest(classpath(context)));
    models.ofRuns().forEach(messages);
    Engine engine = new Engine(models.models(), RuleCatalog.all(), options.engine());
    return new ModelledEngine(
        engine, models.models(), options.threads(), options.summaryOut(), messages);
  }

  /**
   * An engine with its models.
   *
   * @param threads number of threads of an analysis without a summary
   * @param summary where to write the summary of the module; null for nowhere
   */
  private record ModelledEngine(
      Engine engine,
      LifecycleModels models,
      int threads,
      @Nullable Path summary,
      Consumer<Diagnostic> messages)
      implements ProgramAnalyzer {

    @Override
    public AnalysisResult analyze(Program program) {
      return summary == null
          ? engine.analyze(program, AnalysisMemory.ofOneRun(), threads, WorkMonitor.NONE)
          : analyzeAndWrite(engine, program, summary, messages);
    }

    @Override
    public boolean mayConcern(String text) {
      return models.mayConcern(text);
    }
  }

  /** The summaries are those of the analysis: it is not repeated. */
  private static AnalysisResult analyzeAndWrite(
      Engine engine, Program program, Path file, Consumer<Diagnostic> messages) {
    AnalysisMemory memory = new AnalysisMemory();
    AnalysisResult result = engine.analyze(program, memory);
    String module = String.valueOf(file.getFileName()).replaceFirst("\\.summary$", "");
    try {
      new SummaryFile(module, "", engine.summaries(program, memory)).write(file);
    } catch (IOException e) {
      messages.accept(Diagnostic.error(file.toString(), "cannot write the summary: " + e));
    }
    return result;
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
