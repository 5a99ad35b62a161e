// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.BuildReader;
import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.WorkMonitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads Maven projects: the effective models of the POMs, and the class path from the user's local
 * repository, Maven Central and the repositories of the user's settings. Plugins, extensions and
 * {@code .mvn} are neither loaded nor obeyed. Only the build of a trusted project is started, and
 * only for its class path.
 */
public final class MavenReader implements BuildReader {

  private static final String POM = "pom.xml";

  private final ProjectOptions options;

  /** The modules of projects that were read before: those of one run know each other. */
  private final List<Pom> earlier = new ArrayList<>();

  public MavenReader(ProjectOptions options) {
    this.options = options;
  }

  @Override
  public boolean reads(Path folder) {
    return Files.exists(folder.resolve(POM));
  }

  @Override
  public ProjectLayout read(List<Path> folders, Confines confines) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    UserSettings user = UserSettings.read(options, diagnostics);
    Repositories repositories = Repositories.of(user, options);
    try {
      List<ProjectGap> gaps = new ArrayList<>();
      Reactor reactor = new Reactor(repositories, user, confines, earlier, gaps, diagnostics);
      List<Pom> poms = reactor.read(folders);
      List<Pom> known = new ArrayList<>(poms);
      known.addAll(earlier);
      List<ProjectModule> modules =
          new Modules(repositories, confines, folders, poms, known, gaps, diagnostics).all();
      earlier.addAll(poms);
      reactor.unreadable().forEach(each -> modules.add(unreadable(each, confines)));
      for (Path each : reactor.pomless()) {
        modules.add(withRoots(each, sourcesOf(each, confines)));
        gaps.add(withoutPom(each));
      }
      return new ProjectLayout(modules, gaps, diagnostics);
    } finally {
      repositories.system().shutdown();
    }
  }

  /** A module whose POM cannot be read has its sources where Maven expects them. */
  private static ProjectModule unreadable(Path folder, Confines confines) {
    List<Path> roots = new ArrayList<>();
    Path usual = folder.resolve("src/main/java").normalize();
    if (confines.hold(usual) && Files.isDirectory(usual)) {
      roots.add(usual);
    }
    return withRoots(folder, roots);
  }

  /** The sources of a module without a POM are where Maven or Eclipse expects them, or anywhere. */
  private static List<Path> sourcesOf(Path folder, Confines confines) {
    return Stream.of("src/main/java", "src", ".")
        .map(each -> folder.resolve(each).normalize())
        .filter(each -> confines.hold(each) && Files.isDirectory(each))
        .findFirst()
        .stream()
        .toList();
  }

  private static ProjectGap withoutPom(Path folder) {
    return new ProjectGap(
        PomPaths.shown(folder.resolve(POM)),
        0,
        name(folder),
        ProjectGap.Kind.LIBRARIES,
        "no pom.xml is there, so that no libraries are known, names from them stay unresolved",
        List.of(),
        "name them by --classpath");
  }

  private static String name(Path folder) {
    return String.valueOf(folder.normalize().getFileName());
  }

  private static ProjectModule withRoots(Path folder, List<Path> roots) {
    return new ProjectModule(
        name(folder), folder.normalize(), roots, List.of(), List.of(), List.of(), false, 0, null);
  }

  /** The modules of one project. */
  private final class Modules {

    private final Confines confines;
    private final List<Path> folders;
    private final List<Pom> poms;
    private final List<Pom> known;
    private final List<ProjectGap> gaps;
    private final List<Diagnostic> diagnostics;
    private final Repositories repositories;
    private final UsedModules uses;

    Modules(
        Repositories repositories,
        Confines confines,
        List<Path> folders,
        List<Pom> poms,
        List<Pom> known,
        List<ProjectGap> gaps,
        List<Diagnostic> diagnostics) {
      this.repositories = repositories;
      this.uses = new UsedModules(known);
      this.confines = confines;
      this.folders = folders;
      this.poms = poms;
      this.known = known;
      this.gaps = gaps;
      this.diagnostics = diagnostics;
    }

    List<ProjectModule> all() {
      Optional<List<Path>> ofBuild = askBuild();
      ReactorWorkspace workspace = new ReactorWorkspace(known);
      repositories.session().setWorkspaceReader(workspace);
      ModuleClasspath classpath =
          new ModuleClasspath(repositories, workspace, confines, options.scope(), gaps);
      List<ProjectModule> modules = new ArrayList<>();
      options.monitor().begins(WorkMonitor.Phase.RESOLVING, poms.size());
      for (Pom pom : poms) {
        modules.add(module(pom, ofBuild.orElseGet(() -> classpath(classpath, pom))));
        options.monitor().advances(WorkMonitor.Phase.RESOLVING, 1);
      }
      return modules;
    }

    private List<Path> classpath(ModuleClasspath classpath, Pom pom) {
      return options.scope() == ClasspathScope.NONE ? List.of() : classpath.of(pom);
    }

    /** The build tells the class path of all its modules at once. */
    private Optional<List<Path>> askBuild() {
      boolean isAsked =
          options.trust() == Trust.TRUSTED
              && options.scope() != ClasspathScope.NONE
              && !folders.isEmpty();
      if (!isAsked) {
        return Optional.empty();
      }
      Set<Path> entries = new LinkedHashSet<>();
      for (Path folder : folders) {
        Optional<List<Path>> answer =
            new MavenBuild(folder, options.isOffline()).classpath(diagnostics);
        if (answer.isEmpty()) {
          options.inputs().addChance();
          return answer;
        }
        entries.addAll(answer.get());
      }
      return Optional.of(List.copyOf(entries));
    }

    private ProjectModule module(Pom pom, List<Path> classpath) {
      SourceFolders sources = new SourceFolders(pom, confines, gaps);
      return new ProjectModule(
          pom.name(),
          pom.folder(),
          sources.main(),
          sources.tests(),
          classpath,
          uses.of(pom),
          false,
          new CompilerRelease(pom.model()).number(),
          sources.encoding());
    }
  }
}
