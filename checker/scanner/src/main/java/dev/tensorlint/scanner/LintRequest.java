// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.scanner.discovery.FileOverlay;
import dev.tensorlint.scanner.store.ContentStore;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What to lint and how.
 *
 * @param paths files and folders of sources
 * @param classpath jars and folders of classes that the sources use
 * @param platform jars and folders of classes that sources can use without naming them, as they can
 *     use the JDK; after the class path, wherever that comes from
 * @param modelFiles lifecycle models of the user
 * @param models which of the bundled models, and of those on the class path, are used
 * @param options settings of the engine
 * @param threads number of threads that parse, translate and analyse, at least 1; findings do not
 *     depend on it
 * @param workingDirectory paths below it are reported relative to it
 * @param sourceRoots the source folders that a path stands for, where it does not stand for itself
 * @param visibleRoots the source roots that each source root of a build file sees, in the order of
 *     its class path; any other root sees the nearest one
 * @param encoding of the sources; null to detect it
 * @param followsLibraries whether calls are followed into the class files of the class path
 * @param overlay sources that have other contents than on the disk
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
    @Nullable Charset encoding,
    boolean followsLibraries,
    ContentStore store,
    FileOverlay overlay) {

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
        null,
        false,
        ContentStore.NONE,
        FileOverlay.NONE);
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

  /**
   * Returns the options for the analysis of what is requested: a folder has all files of a program,
   * and where files are named, others may use them.
   */
  public EngineOptions analysisOptions() {
    boolean isFile = paths.stream().anyMatch(path -> path.toString().endsWith(".java"));
    return isFile ? options : options.knowingCallers();
  }

  /** Returns which models it asks for. */
  public ModelRequest modelRequest() {
    return new ModelRequest(models, modelFiles, classpath);
  }

  public LintRequest withPaths(List<Path> newPaths) {
    return with(copy -> copy.paths = newPaths);
  }

  public LintRequest withClasspath(List<Path> newClasspath) {
    return with(copy -> copy.classpath = newClasspath);
  }

  public LintRequest withPlatform(List<Path> newPlatform) {
    return with(copy -> copy.platform = newPlatform);
  }

  public LintRequest withModelFiles(List<Path> newModelFiles) {
    return with(copy -> copy.modelFiles = newModelFiles);
  }

  public LintRequest withModelNames(Set<String> newModelNames) {
    return with(copy -> copy.models = ModelChoice.only(newModelNames));
  }

  public LintRequest withOptions(EngineOptions newOptions) {
    return with(copy -> copy.options = newOptions);
  }

  /**
   * Returns a request for what a change adds: new code has no callers yet, and its findings are not
   * minor for that.
   */
  public LintRequest forChange() {
    return withOptions(options.withRules(options.rules().reportingUncalled()));
  }

  public LintRequest withThreads(int newThreads) {
    return with(copy -> copy.threads = newThreads);
  }

  public LintRequest withWorkingDirectory(Path newWorkingDirectory) {
    return with(copy -> copy.workingDirectory = newWorkingDirectory);
  }

  public LintRequest withSourceRoots(Map<Path, List<Path>> newSourceRoots) {
    return with(copy -> copy.sourceRoots = newSourceRoots);
  }

  public LintRequest withVisibleRoots(Map<Path, List<Path>> newVisibleRoots) {
    return with(copy -> copy.visibleRoots = newVisibleRoots);
  }

  public LintRequest withEncoding(@Nullable Charset newEncoding) {
    return with(copy -> copy.encoding = newEncoding);
  }

  public LintRequest withFollowedLibraries(boolean newFollowsLibraries) {
    return with(copy -> copy.followsLibraries = newFollowsLibraries);
  }

  /** Returns a request that keeps there what follows from the content of jars and sources. */
  public LintRequest withStore(ContentStore newStore) {
    return with(copy -> copy.store = newStore);
  }

  /** Returns a request in which some files have other contents than on the disk. */
  public LintRequest withOverlay(FileOverlay newOverlay) {
    return with(copy -> copy.overlay = newOverlay);
  }

  private LintRequest with(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.request();
  }

  /** The components of a request while one of them is replaced. */
  private static final class Copy {
    private List<Path> paths;
    private List<Path> classpath;
    private List<Path> platform;
    private List<Path> modelFiles;
    private ModelChoice models;
    private EngineOptions options;
    private int threads;
    private Path workingDirectory;
    private Map<Path, List<Path>> sourceRoots;
    private Map<Path, List<Path>> visibleRoots;
    private @Nullable Charset encoding;
    private boolean followsLibraries;
    private ContentStore store;
    private FileOverlay overlay;

    Copy(LintRequest from) {
      paths = from.paths;
      classpath = from.classpath;
      platform = from.platform;
      modelFiles = from.modelFiles;
      models = from.models;
      options = from.options;
      threads = from.threads;
      workingDirectory = from.workingDirectory;
      sourceRoots = from.sourceRoots;
      visibleRoots = from.visibleRoots;
      encoding = from.encoding;
      followsLibraries = from.followsLibraries;
      store = from.store;
      overlay = from.overlay;
    }

    LintRequest request() {
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
          encoding,
          followsLibraries,
          store,
          overlay);
    }
  }
}
