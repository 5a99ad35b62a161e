// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.BuildLog;
import dev.tensorlint.buildtool.BuildSources;
import dev.tensorlint.buildtool.LintSettings;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.logging.Logger;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;
import org.jspecify.annotations.Nullable;

/**
 * Lints, and does something with what is found.
 *
 * @param <P> what it takes
 */
public abstract class LintWork<P extends LintWork.Parameters> implements WorkAction<P> {

  /** The sources, and how they are linted. */
  public interface Parameters extends WorkParameters {

    /** What is asked. */
    Property<LintJob> getJob();
  }

  private static final Logger LOGGER = Logging.getLogger("tensorlint");

  private final BuildLog log = new GradleLog(LOGGER);

  @Override
  public final void execute() {
    try {
      LintJob job = getParameters().getJob().get();
      ConfigurationFile.Loaded loaded = loaded(job);
      run(request(job, loaded), loaded);
    } catch (BuildException e) {
      throw new GradleException(e.getMessage(), e);
    }
  }

  private static ConfigurationFile.Loaded loaded(LintJob job) {
    File config = job.config();
    return config == null
        ? ConfigurationFile.Loaded.NONE
        : LintSettings.configuration(config.toPath(), config.toPath());
  }

  private static LintRequest request(LintJob job, ConfigurationFile.Loaded loaded)
      throws BuildException {
    return settings(job.options())
        .request(
            new BuildSources(
                folders(job.sources()),
                paths(job.testSources()),
                paths(job.classpath()).stream().filter(LintWork::isBuiltOrJar).toList(),
                Map.of()),
            loaded.configuration(),
            job.root().toPath(),
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  }

  private static LintSettings settings(LintJob.Options options) throws BuildException {
    return new LintSettings(
        paths(options.modelFiles()),
        options.models(),
        options.disabledRules(),
        options.pathStates(),
        options.stepBudget(),
        options.recursionRounds(),
        options.exceptions(),
        options.tests(),
        options.minor(),
        options.followLibraries(),
        options.cache(),
        options.threads(),
        encoding(options.encoding()));
  }

  private static @Nullable Charset encoding(@Nullable String name) throws BuildException {
    try {
      return name == null ? null : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new BuildException(
          "unknown encoding '"
              + name
              + "' in tensorlint.encoding: expected the name of a charset of this JVM",
          e);
    }
  }

  private static List<Path> folders(List<File> files) {
    return paths(files).stream().filter(Files::isDirectory).distinct().toList();
  }

  static List<Path> paths(List<File> files) {
    return files.stream().map(File::toPath).toList();
  }

  /** A missing jar is kept, so that it is reported. */
  private static boolean isBuiltOrJar(Path entry) {
    return entry.toString().endsWith(".jar") || Files.exists(entry);
  }

  /** Does what the task is for. */
  abstract void run(LintRequest request, ConfigurationFile.Loaded loaded) throws BuildException;

  final LintResult lint(LintRequest request) {
    return LintSettings.linter().lint(request, LintSettings.progress(log));
  }

  final BuildLog log() {
    return log;
  }

  /** Returns the file of the known findings, null for none. */
  final @Nullable Path baseline(ConfigurationFile.Loaded loaded) {
    File named = getParameters().getJob().get().baseline();
    return named == null ? loaded.configuration().baseline() : named.toPath();
  }
}
