// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.io.File;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.RegularFile;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.compile.JavaCompile;

/**
 * The tasks of a project's source sets. The task of {@code main} covers {@code test} as well if the
 * extension says so, as calls between them are followed; every other set has a task of its own.
 */
record SourceSetTasks(Project project, TensorlintExtension extension, Configuration tool) {

  private static final String CHECK = "check";
  private static final String GROUP = "verification";
  private static final List<String> OTHER_LANGUAGES = List.of("kotlin", "scala", "groovy");

  /** Extensions of the files of each form. */
  private static final Map<String, String> EXTENSIONS =
      Map.of(
          "text", "txt",
          "json", "json",
          "sarif", "sarif",
          "github", "github.txt",
          "gitlab", "gitlab.json",
          "junit", "junit.xml",
          "checkstyle", "checkstyle.xml",
          "html", "html");

  void registerAll() {
    sets()
        .all(
            set -> {
              if (!set.getName().equals(SourceSet.TEST_SOURCE_SET_NAME)) {
                registerCheck(set);
              }
            });
    sets()
        .matching(set -> set.getName().equals(SourceSet.MAIN_SOURCE_SET_NAME))
        .all(this::registerOthers);
  }

  private SourceSetContainer sets() {
    return project.getExtensions().getByType(SourceSetContainer.class);
  }

  private void registerCheck(SourceSet set) {
    TaskProvider<TensorlintCheck> check =
        project
            .getTasks()
            .register(
                checkName(set),
                TensorlintCheck.class,
                task -> {
                  task.setDescription("Finds tensor lifecycle bugs in " + set.getName() + ".");
                  configure(task, set);
                  setUp(task, set);
                });
    project.getTasks().named(CHECK, task -> task.dependsOn(check));
  }

  private static String checkName(SourceSet set) {
    return "tensorlintCheck" + (isMain(set) ? "" : capitalized(set.getName()));
  }

  private static boolean isMain(SourceSet set) {
    return set.getName().equals(SourceSet.MAIN_SOURCE_SET_NAME);
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private void registerOthers(SourceSet main) {
    Provider<TensorlintBaseline.Lock> lock =
        project
            .getGradle()
            .getSharedServices()
            .registerIfAbsent(
                "tensorlintBaseline",
                TensorlintBaseline.Lock.class,
                service -> service.getMaxParallelUsages().set(1));
    project
        .getTasks()
        .register(
            "tensorlintBaseline",
            TensorlintBaseline.class,
            task -> {
              task.setDescription("Writes the present findings to the baseline.");
              configure(task, main);
              task.usesService(lock);
              task.getPrune().convention(false);
              task.getFailOnIncomplete().convention(extension.getFailOnIncomplete());
              task.getFolder().convention(rootFolder());
            });
    project
        .getTasks()
        .register(
            "tensorlintFix",
            TensorlintFix.class,
            task -> {
              task.setDescription("Applies the safe fixes of findings to the sources.");
              configure(task, main);
              task.getUnsafe().convention(false);
            });
  }

  private void setUp(TensorlintCheck task, SourceSet set) {
    task.getFailOn().convention(extension.getFailOn());
    task.getFailOnDiagnostics().convention(extension.getFailOnDiagnostics());
    task.getFailOnIncomplete().convention(extension.getFailOnIncomplete());
    task.getSince().convention(extension.getSince());
    task.getAllResults().convention(extension.getAllResults());
    task.getRulePages().convention(extension.getRulePages());
    task.getReportFiles().convention(project.provider(() -> reportFiles(set)));
  }

  private Map<String, File> reportFiles(SourceSet set) {
    Map<String, File> files = new LinkedHashMap<>();
    for (String form : TensorlintExtension.FORMS) {
      TensorlintReport report = extension.getReports().getByName(form);
      if (report.getRequired().get()) {
        String usual = "reports/tensorlint/" + set.getName() + "." + EXTENSIONS.get(form);
        files.put(
            form,
            report
                .getOutputLocation()
                .orElse(project.getLayout().getBuildDirectory().file(usual))
                .get()
                .getAsFile());
      }
    }
    if (files.isEmpty()) {
      throw new InvalidUserDataException(
          "tensorlint.reports has no report that is required: set required of one of them");
    }
    return files;
  }

  private void configure(TensorlintTask task, SourceSet set) {
    task.setGroup(GROUP);
    task.getToolClasspath().from(tool);
    task.getSourceFolders().from(folders(set));
    task.getTestFolders().from(testFolders());
    task.getOtherFolders().from(otherFolders(task.getSourceFolders()));
    task.getLibraries().from(libraries(set));
    task.getConfig().convention(extension.getConfig().orElse(nearestConfig()));
    task.getNamedFiles().from(namedFiles(task));
    task.getBaseline().convention(extension.getBaseline());
    task.getRoot().convention(extension.getRoot().orElse(repository()));
    task.getModels().convention(extension.getModels());
    task.getModelFiles().from(extension.getModelFiles());
    task.getDisabledRules().convention(extension.getDisabledRules());
    task.getTests().convention(extension.getTests());
    task.getMinor().convention(extension.getMinor());
    task.getExceptions().convention(extension.getExceptions());
    task.getPathStates().convention(extension.getPathStates());
    task.getStepBudget().convention(extension.getStepBudget());
    task.getRecursionRounds().convention(extension.getRecursionRounds());
    task.getFollowLibraries().convention(extension.getFollowLibraries());
    task.getEncoding().convention(extension.getEncoding().orElse(compilerEncoding(set)));
    task.getCache().convention(extension.getCache());
    task.getThreads().convention(extension.getThreads());
  }

  private Provider<String> compilerEncoding(SourceSet set) {
    return project
        .getTasks()
        .named(set.getCompileJavaTaskName(), JavaCompile.class)
        .map(task -> task.getOptions().getEncoding());
  }

  /** Main has the tests with it if the extension says so. */
  private FileCollection folders(SourceSet set) {
    return later(() -> coversTests(set) ? written(set).plus(writtenTests()) : written(set));
  }

  private boolean coversTests(SourceSet set) {
    return isMain(set) && extension.getIncludeTests().get();
  }

  /** A file collection of a function, other than one of a provider, is stored as its files. */
  private FileCollection later(Callable<Object> files) {
    return project.files(files);
  }

  private FileCollection writtenTests() {
    SourceSet tests = sets().findByName(SourceSet.TEST_SOURCE_SET_NAME);
    return tests == null ? project.files() : written(tests);
  }

  private FileCollection written(SourceSet set) {
    FileCollection folders = set.getJava().getSourceDirectories();
    Provider<Directory> built = project.getLayout().getBuildDirectory();
    return later(
        () ->
            extension.getIncludeGenerated().get()
                ? folders
                : folders.filter(each -> !isBelow(each, built)));
  }

  private static boolean isBelow(File folder, Provider<Directory> built) {
    return folder.toPath().startsWith(built.get().getAsFile().toPath());
  }

  private FileCollection testFolders() {
    return later(
        () ->
            sets().stream()
                .filter(SourceSetTasks::isOfTests)
                .map(set -> set.getJava().getSourceDirectories())
                .toList());
  }

  private static boolean isOfTests(SourceSet set) {
    return set.getName().toLowerCase(Locale.ROOT).contains("test");
  }

  /** A build has a folder for each language beside that of Java. */
  private FileCollection otherFolders(ConfigurableFileCollection folders) {
    return later(
        () ->
            folders.getFiles().stream()
                .filter(each -> each.getName().equals("java"))
                .map(File::getParentFile)
                .flatMap(parent -> OTHER_LANGUAGES.stream().map(name -> new File(parent, name)))
                .toList());
  }

  private FileCollection libraries(SourceSet set) {
    FileCollection own = set.getOutput().getClassesDirs().plus(set.getCompileClasspath());
    return later(() -> coversTests(set) ? own.plus(testLibraries()) : own);
  }

  private FileCollection testLibraries() {
    SourceSet tests = sets().findByName(SourceSet.TEST_SOURCE_SET_NAME);
    return tests == null ? project.files() : tests.getCompileClasspath();
  }

  private Provider<RegularFile> nearestConfig() {
    return project
        .getLayout()
        .file(nearest(project.getLayout().getProjectDirectory(), "tensorlint.yaml").map(File::new));
  }

  private Provider<String> nearest(Directory folder, String name) {
    return project
        .getProviders()
        .of(
            NearestFile.class,
            spec -> {
              spec.getParameters().getFolder().set(folder);
              spec.getParameters().getName().set(name);
            });
  }

  private Provider<List<String>> namedFiles(TensorlintTask task) {
    return project
        .getProviders()
        .of(NamedFiles.class, spec -> spec.getParameters().getConfig().set(task.getConfig()));
  }

  /** Servers expect paths from the top of the repository. */
  private Provider<Directory> repository() {
    Provider<File> top = nearest(rootFolder(), ".git").map(git -> new File(git).getParentFile());
    return project.getLayout().dir(top).orElse(rootFolder());
  }

  private Directory rootFolder() {
    return project.getRootProject().getLayout().getProjectDirectory();
  }
}
