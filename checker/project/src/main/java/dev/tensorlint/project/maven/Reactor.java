// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilder;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingResult;
import org.apache.maven.repository.internal.DefaultModelCacheFactory;

/**
 * The modules of a project: the POMs of some folders, and those that they and their active profiles
 * name. What cannot be read costs one module.
 */
final class Reactor {

  /** The largest reactors that we know have some 2,000. */
  private static final int MOST_MODULES = 5_000;

  private final Repositories repositories;
  private final UserSettings user;
  private final Confines confines;
  private final List<ProjectGap> gaps;
  private final List<Diagnostic> diagnostics;
  private final DefaultModelBuilder builder;
  private final Map<String, Path> known = new HashMap<>();
  private final PomResolver resolver;
  private final Set<Path> seen = new HashSet<>();
  private final Map<ModelBuildingRequest, ModelBuildingResult> begun = new LinkedHashMap<>();

  private boolean isCutOff;

  /** Folders of modules whose POM is unreadable: their sources may lie at the usual place. */
  private final List<Path> unreadable = new ArrayList<>();

  /** Folders that are named as modules and have no POM, as extensions of Maven allow it. */
  private final Set<Path> pomless = new LinkedHashSet<>();

  /** Modules that are not there, by the POM that names them. */
  private final Map<Path, List<String>> absent = new LinkedHashMap<>();

  Reactor(
      Repositories repositories,
      UserSettings user,
      Confines confines,
      List<Pom> earlier,
      List<ProjectGap> gaps,
      List<Diagnostic> diagnostics) {
    this.repositories = repositories;
    this.user = user;
    this.confines = confines;
    this.gaps = gaps;
    this.diagnostics = diagnostics;
    this.builder = new PomModelBuilders(confines).newInstance();
    earlier.forEach(each -> known.put(each.id(), each.file()));
    this.resolver = new PomResolver(repositories, confines, known);
  }

  /** Returns the modules of the folders in the order in which the builds name them. */
  List<Pom> read(List<Path> folders) {
    folders.forEach(folder -> begin(folder.resolve("pom.xml")));
    List<Pom> poms = new ArrayList<>();
    begun.forEach((request, begin) -> poms.add(finish(request, begin)));
    reportAbsent(poms);
    return poms;
  }

  private void reportAbsent(List<Pom> poms) {
    for (Pom pom : poms) {
      List<String> names = absent.getOrDefault(pom.file(), List.of());
      if (!names.isEmpty()) {
        String cause = "{} cannot be read: there is no such folder, or nothing to read in it";
        String cure = "check that it is checked out, as a submodule of Git is";
        gaps.add(pom.gap(ProjectGap.Kind.LIBRARIES, cause, names, cure));
      }
    }
  }

  /** Returns the folders that are named as modules and have no POM. */
  Set<Path> pomless() {
    return pomless;
  }

  List<Path> unreadable() {
    return unreadable;
  }

  /** First phase: parents, profiles and properties, so that the modules are known. */
  private void begin(Path pom) {
    Optional<Path> file = usable(pom);
    if (file.isEmpty()) {
      return;
    }
    ModelBuildingRequest request = request(file.get());
    try {
      ModelBuildingResult result = builder.build(request);
      begun.put(request, result);
      Model model = result.getEffectiveModel();
      known.put(new Pom(pom, model).id(), file.get());
      model.getModules().forEach(name -> beginModule(pom, name));
    } catch (ModelBuildingException | StackOverflowError e) {
      unreadable.add(pom.resolveSibling("."));
      String message =
          "is no readable project file; its modules are left out, run `mvn validate` to see why";
      diagnostics.add(Diagnostic.error(PomPaths.shown(pom), message));
    }
  }

  private Optional<Path> usable(Path pom) {
    if (repositories.limits().isOver() || seen.size() >= MOST_MODULES) {
      leftOut(pom);
      return Optional.empty();
    }
    try {
      return seen.add(pom.toRealPath()) ? Optional.of(pom) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** One line says it, however many modules are left. */
  private void leftOut(Path pom) {
    if (!isCutOff) {
      isCutOff = true;
      gap(pom, "this and further modules could not be read in time", "check them one by one");
    }
  }

  private void beginModule(Path pom, String name) {
    Path file;
    try {
      Path named = pom.resolveSibling(name).normalize();
      file = Files.isDirectory(named) ? named.resolve("pom.xml") : named;
    } catch (InvalidPathException e) {
      gap(pom, "a module has no valid path", "correct it");
      return;
    }
    if (!confines.hold(file)) {
      gap(
          pom,
          "a module lies outside of the project and is not read",
          "name its folder as a PATH of its own, or use --trust-project");
    } else if (!Files.isRegularFile(file)) {
      withoutPom(pom, name, file);
    } else {
      begin(file);
    }
  }

  private void withoutPom(Path pom, String name, Path file) {
    Path folder = file.resolveSibling(".").normalize();
    boolean hasNone = file.endsWith("pom.xml") && !Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    if (hasNone && holdsSomething(folder)) {
      pomless.add(folder);
    } else {
      absent.computeIfAbsent(pom, any -> new ArrayList<>()).add("module " + shown(name));
    }
  }

  private static boolean holdsSomething(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isPresent();
    } catch (IOException e) {
      return false;
    }
  }

  private static String shown(String name) {
    return Coordinates.isName(name.replace('/', '-')) ? "`" + name + "`" : "with an unusual name";
  }

  /** Second phase: bills of materials and managed versions, some of which may be modules. */
  private Pom finish(ModelBuildingRequest request, ModelBuildingResult begin) {
    Path file = request.getPomFile().toPath();
    Model model;
    try {
      model = builder.build(request, begin).getEffectiveModel();
    } catch (ModelBuildingException e) {
      // What is wrong with the model shows where it is used; the rest of it is sound.
      model = begin.getEffectiveModel();
    }
    Pom pom = new Pom(file, model);
    List<String> parents =
        begin.getModelIds().stream()
            .filter(resolver::isMissingParent)
            .map(Reactor::shownId)
            .toList();
    if (!parents.isEmpty()) {
      gaps.add(
          missing(
              pom,
              "its parent {} cannot be found, what it says of dependencies is not known",
              parents));
    }
    List<String> bills = resolver.takeMissingImports();
    Predicate<String> lacksVersion = bill -> !parents.isEmpty() && !hasVersion(bill);
    List<String> unversioned = bills.stream().filter(lacksVersion).toList();
    List<String> unfound = bills.stream().filter(lacksVersion.negate()).toList();
    if (!unversioned.isEmpty()) {
      gaps.add(
          pom.gap(
              ProjectGap.Kind.UNVERSIONED,
              "no version is known for {}",
              unversioned,
              "make the parent available to Maven"));
    }
    if (!unfound.isEmpty()) {
      gaps.add(missing(pom, "{} cannot be found, versions that it manages are not known", unfound));
    }
    return pom;
  }

  private static String shownId(String id) {
    String[] parts = id.split(":", 3);
    return Coordinates.shown(parts[0], parts[1], parts[2]);
  }

  /** The version of a bill of materials may be one that the parent says. */
  private static boolean hasVersion(String bill) {
    return bill.indexOf(':') != bill.lastIndexOf(':');
  }

  private static ProjectGap missing(Pom pom, String cause, List<String> subjects) {
    return pom.gap(
        ProjectGap.Kind.VERSIONS,
        cause,
        subjects,
        "make it available to Maven, or name the class path by --classpath");
  }

  private void gap(Path pom, String what, String cure) {
    diagnostics.add(Diagnostic.gap(PomPaths.shown(pom), 0, 0, what, cure));
  }

  private ModelBuildingRequest request(Path pom) {
    DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
    request.setPomFile(pom.toFile());
    request.setModelSource(new PomSource(pom.toFile(), confines));
    request.setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
    request.setProcessPlugins(false);
    request.setTwoPhaseBuilding(true);
    request.setSystemProperties(PublicProperties.asProperties());
    request.setUserProperties(new Properties());
    request.setActiveProfileIds(user.settings().getActiveProfiles());
    request.setModelResolver(resolver);
    request.setModelCache(new DefaultModelCacheFactory().createCache(repositories.session()));
    return request;
  }
}
