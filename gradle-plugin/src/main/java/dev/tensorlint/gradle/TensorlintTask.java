// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import dev.tensorlint.gradle.work.LintJob;
import dev.tensorlint.gradle.work.LintWork;
import java.util.List;
import java.util.TreeSet;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.DefaultTask;
import org.gradle.api.JavaVersion;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileTree;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;
import org.gradle.work.DisableCachingByDefault;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkerExecutor;

/** Lints sources. The linter runs in a class loader of its own, apart from the build's classes. */
@DisableCachingByDefault(because = "what the task does with the findings decides")
public abstract class TensorlintTask extends DefaultTask implements LintOptions {

  private static final List<String> LANGUAGES =
      List.of("**/*.java", "**/*.kt", "**/*.scala", "**/*.groovy");

  /** Folders of the sources to check. */
  @Internal
  public abstract ConfigurableFileCollection getSourceFolders();

  /** Folders of test sources, checked or not. */
  @Internal
  public abstract ConfigurableFileCollection getTestFolders();

  /** Folders of other languages beside them: code in these is named as a gap. */
  @Internal
  public abstract ConfigurableFileCollection getOtherFolders();

  /** The sources to check. */
  @InputFiles
  @SkipWhenEmpty
  @IgnoreEmptyDirectories
  @PathSensitive(PathSensitivity.RELATIVE)
  public FileTree getSources() {
    return filesOf(getSourceFolders());
  }

  /** Sources of other languages. */
  @InputFiles
  @IgnoreEmptyDirectories
  @PathSensitive(PathSensitivity.RELATIVE)
  public FileTree getOtherSources() {
    return filesOf(getOtherFolders());
  }

  private static FileTree filesOf(ConfigurableFileCollection folders) {
    return folders.getAsFileTree().matching(pattern -> pattern.include(LANGUAGES));
  }

  /**
   * What the sources are compiled against. Jars may hold models, so that all of their files count.
   */
  @Classpath
  public abstract ConfigurableFileCollection getLibraries();

  /** The linter. */
  @Classpath
  public abstract ConfigurableFileCollection getToolClasspath();

  /** The configuration. */
  @InputFiles
  @Optional
  @PathSensitive(PathSensitivity.NONE)
  public abstract RegularFileProperty getConfig();

  /** Files that the configuration may name. */
  @InputFiles
  @PathSensitive(PathSensitivity.NAME_ONLY)
  public abstract ConfigurableFileCollection getNamedFiles();

  /** File of the findings that are known; that of the configuration if none is given. */
  @InputFiles
  @Optional
  @PathSensitive(PathSensitivity.NONE)
  public abstract RegularFileProperty getBaseline();

  /** The folder to which reported paths are relative. */
  @Internal
  public abstract DirectoryProperty getRoot();

  /**
   * Where things lie below the root: reports show these paths, and patterns of the configuration
   * match them.
   */
  @Input
  public abstract ListProperty<String> getLayout();

  /** Version of the Java that runs the build: its classes resolve names. */
  @Input
  public abstract Property<String> getJavaVersion();

  /** Starts the linter. */
  @Inject
  @SuppressWarnings("JavaxInjectOnAbstractMethod") // Gradle implements it.
  protected abstract WorkerExecutor getWorkers();

  protected TensorlintTask() {
    getJavaVersion().convention(JavaVersion.current().getMajorVersion());
    getLayout().convention(getProject().provider(this::layout));
  }

  private List<String> layout() {
    LayoutOf layout = new LayoutOf(getRoot().get().getAsFile().toPath());
    return layout.of(
        List.copyOf(getSourceFolders().getFiles()),
        List.copyOf(getTestFolders().getFiles()),
        getConfig().getAsFile().getOrNull());
  }

  /** Runs an action in the class loader of the linter. */
  final <P extends LintWork.Parameters> void submit(
      Class<? extends WorkAction<P>> work, Action<? super P> parameters) {
    LintJob job = job();
    getWorkers()
        .classLoaderIsolation(spec -> spec.getClasspath().from(getToolClasspath()))
        .submit(
            work,
            each -> {
              each.getJob().set(job);
              parameters.execute(each);
            });
  }

  private LintJob job() {
    return new LintJob(
        List.copyOf(getSourceFolders().getFiles()),
        List.copyOf(getTestFolders().getFiles()),
        List.copyOf(getLibraries().getFiles()),
        getRoot().get().getAsFile(),
        getConfig().getAsFile().getOrNull(),
        getBaseline().getAsFile().getOrNull(),
        options());
  }

  private LintJob.Options options() {
    return new LintJob.Options(
        List.copyOf(getModelFiles().getFiles()),
        new TreeSet<>(getModels().get()),
        new TreeSet<>(getDisabledRules().get()),
        orZero(getPathStates()),
        orZero(getStepBudget()),
        orZero(getRecursionRounds()),
        getExceptions().getOrNull(),
        getTests().get(),
        getMinor().get(),
        getFollowLibraries().get(),
        getCache().get(),
        orZero(getThreads()),
        getEncoding().getOrNull());
  }

  private static int orZero(Provider<Integer> number) {
    return number.getOrElse(0);
  }
}
