// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.model.ModelChoice;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What to lint and how.
 *
 * @param paths files and folders of sources
 * @param classpath jars and folders of classes that the sources use
 * @param platform jars and folders of classes that sources can use without being told where they
 *     are, as they can use the JDK; behind the class path, wherever that comes from
 * @param modelFiles lifecycle models of the user
 * @param models which of the bundled models, and of those on the class path, are used
 * @param options settings of the engine
 * @param threads number of threads that parse and translate, at least 1; findings do not depend on
 *     it
 * @param workingDirectory paths below it are reported relative to it
 * @param sourceRoots the source folders that a path stands for, where it does not stand for itself
 * @param visibleRoots the source roots that each source root of a build file sees, in the order of
 *     its class path; any other root sees the nearest one
 * @param encoding of the sources; null to detect it
 */
public record LintRequest(
    List<Path> paths,
    List<Path> classpath,
    List<Path> platform,
    List<Path> modelFiles,
    ModelChoice models,
    EngineOptions options,
    int threads,
    Path workingDirectory,
    Map<Path, List<Path>> sourceRoots,
    Map<Path, List<Path>> visibleRoots,
    @Nullable Charset encoding) {

  public LintRequest {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1");
    }
    paths = List.copyOf(paths);
    classpath = List.copyOf(classpath);
    platform = List.copyOf(platform);
    modelFiles = List.copyOf(modelFiles);
    sourceRoots = Map.copyOf(sourceRoots);
    visibleRoots = Map.copyOf(visibleRoots);
  }

  /** A request without a platform, whose paths stand for themselves. */
  public LintRequest(
      List<Path> paths,
      List<Path> classpath,
      List<Path> modelFiles,
      ModelChoice models,
      EngineOptions options,
      int threads,
      Path workingDirectory) {
    this(
        paths,
        classpath,
        List.of(),
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        Map.of(),
        Map.of(),
        null);
  }

  /** Returns a request with the defaults: no class path, bundled models, all processors. */
  public static LintRequest of(List<Path> paths) {
    return new LintRequest(
        paths,
        List.of(),
        List.of(),
        ModelChoice.DEFAULT,
        EngineOptions.DEFAULT,
        Runtime.getRuntime().availableProcessors(),
        Path.of("").toAbsolutePath());
  }

  /**
   * Returns whether a rule is asked for in a file.
   *
   * @param path the file as reports show it
   */
  public boolean checks(String rule, String path) {
    Path file = workingDirectory.resolve(path).normalize();
    return paths.stream()
            .anyMatch(each -> file.startsWith(workingDirectory.resolve(each).normalize()))
        && options.rules().runs(rule, path);
  }

  public LintRequest withPaths(List<Path> newPaths) {
    return new LintRequest(
        newPaths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withClasspath(List<Path> newClasspath) {
    return new LintRequest(
        paths,
        newClasspath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withPlatform(List<Path> newPlatform) {
    return new LintRequest(
        paths,
        classpath,
        newPlatform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withModelFiles(List<Path> newModelFiles) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        newModelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withModelNames(Set<String> newModelNames) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        ModelChoice.only(newModelNames),
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withOptions(EngineOptions newOptions) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        newOptions,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withThreads(int newThreads) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        newThreads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withWorkingDirectory(Path newWorkingDirectory) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        newWorkingDirectory,
        sourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withSourceRoots(Map<Path, List<Path>> newSourceRoots) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        newSourceRoots,
        visibleRoots,
        encoding);
  }

  public LintRequest withVisibleRoots(Map<Path, List<Path>> newVisibleRoots) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        newVisibleRoots,
        encoding);
  }

  public LintRequest withEncoding(@Nullable Charset newEncoding) {
    return new LintRequest(
        paths,
        classpath,
        platform,
        modelFiles,
        models,
        options,
        threads,
        workingDirectory,
        sourceRoots,
        visibleRoots,
        newEncoding);
  }
}
