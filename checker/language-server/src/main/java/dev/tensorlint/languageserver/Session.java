// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.rule.Rule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * The analysis behind one client: what is open, which folders there are, and what is known of them.
 * All that changes or asks the analysis runs on one thread, in the order in which the client sent
 * it; changes are collected until there is a pause in the typing, or until somebody asks.
 */
final class Session implements AutoCloseable {

  /** What is open without a workspace folder around it lies below this. */
  private static final Path NOWHERE = Path.of("").toAbsolutePath();

  private final ClientLog log;
  private final OpenDocuments documents = new OpenDocuments();
  private final List<Rule> rules;
  private final RulePages pages;
  private final Publisher publisher;
  private final Analyst analyst;
  private final Classpaths classpaths;
  private final Path kept;
  private final Map<Path, Folder> folders = new LinkedHashMap<>();
  private final Set<String> pending = new LinkedHashSet<>();
  private final Set<String> unpublished = new HashSet<>();
  private final Problems problems;
  private final Set<Path> finding = new HashSet<>();
  private final List<Progress> opening = new ArrayList<>();
  private @Nullable Folder loose;
  private Settings settings = Settings.DEFAULT;

  /**
   * @param bundled class path that all sources have, whatever the user says
   * @param cache folder for what is kept between sessions
   */
  Session(ClientLog log, List<Path> bundled, Path cache, List<Rule> rules) {
    this.log = log;
    this.rules = rules;
    this.pages = new RulePages(cache.resolve("rules"));
    this.publisher = new Publisher(log, documents, pages);
    this.problems = new Problems(log, publisher);
    this.analyst = new Analyst(log, this::analyse);
    this.kept = cache.resolve("classpath");
    this.classpaths = new Classpaths(bundled, kept, log);
  }

  private boolean isOutdated() {
    return analyst.hasNews();
  }

  OpenDocuments documents() {
    return documents;
  }

  RulePages pages() {
    return pages;
  }

  Publisher publisher() {
    return publisher;
  }

  void configure(Settings newSettings) {
    analyst.run(
        "take up new settings",
        () -> {
          boolean isNew = !newSettings.equals(settings);
          settings = newSettings;
          if (isNew) {
            folders.values().forEach(this::restart);
          }
        });
  }

  private void restart(Folder folder) {
    folder.project().inputs().forEach(input -> unpublished.add(Uris.name(input)));
    folder.restart(classpaths.known(folder.path(), settings), settings);
    tellProblemsOfConfiguration(folder);
    unpublished.addAll(documents.below(folder.path()));
    findClasspath(folder.path());
  }

  private void findClasspath(Path folder) {
    Settings asked = settings;
    finding.add(folder);
    classpaths.find(
        folder, asked, found -> analyst.run("use a class path", () -> use(folder, asked, found)));
  }

  void addFolder(Path path) {
    analyst.run("open " + path, () -> open(path));
  }

  private void open(Path path) {
    if (folders.containsKey(path)) {
      return;
    }
    opening.add(Progress.begin(log, "TensorLint: reading the sources in " + path));
    List<Path> known = classpaths.known(path, settings);
    Folder folder = new Folder(path, kept, documents, known, settings, rules, this::isOutdated);
    folders.put(path, folder);
    folder.find();
    tellProblemsOfConfiguration(folder);
    unpublished.addAll(documents.below(path));
    log.info("tensorlint: " + folder.size() + " source files in " + path);
    findClasspath(path);
  }

  /** Takes up a class path, unless it was asked for with other settings. */
  private void use(Path path, Settings asked, Classpaths.Found found) {
    Folder folder = folders.get(path);
    if (folder == null || !asked.equals(settings)) {
      return;
    }
    finding.remove(path);
    problems.tellBuild(path, found.gaps());
    if (!folder.classpath().equals(found.entries())) {
      folder.restart(found.entries(), settings);
      tellProblemsOfConfiguration(folder);
      unpublished.addAll(documents.below(path));
    } else {
      folder.readRoots();
    }
  }

  private void tellProblemsOfConfiguration(Folder folder) {
    Set<String> inputs =
        folder.project().inputs().stream().map(Uris::name).collect(Collectors.toSet());
    inputs.forEach(this::validate);
    problems.tell(
        folder.project().diagnostics().stream()
            .filter(problem -> !inputs.contains(problem.path()))
            .toList());
  }

  void removeFolder(Path path) {
    analyst.run(
        "close " + path,
        () -> {
          Folder gone = folders.remove(path);
          if (gone != null) {
            gone.project().names().forEach(publisher::clear);
            finding.remove(path);
            problems.forget(path);
            gone.close();
            pending.addAll(documents.below(path));
          }
        });
  }

  /** Notes that the text of a file has changed. */
  void changed(String name) {
    analyst.soon(() -> pending.add(name));
  }

  /** Notes that a document was saved. */
  void saved(String name) {
    analyst.soon(
        () -> {
          pending.add(name);
          takeUpConfiguration(List.of(name));
        });
  }

  /** Notes that files on the disk have changed, come or gone. */
  void changedOnDisk(List<String> names, boolean haveComeOrGone) {
    analyst.soon(
        () -> {
          names.stream().filter(name -> documents.find(name).isEmpty()).forEach(pending::add);
          takeUpConfiguration(names);
          if (haveComeOrGone) {
            folders.values().forEach(folder -> pending.addAll(folder.rescan()));
          }
        });
  }

  private void takeUpConfiguration(List<String> names) {
    for (Folder folder : List.copyOf(folders.values())) {
      if (names.stream().anyMatch(folder::isConfiguredBy)) {
        restart(folder);
      }
      if (names.stream().anyMatch(name -> BuildFiles.isOne(name) && folder.holds(name))) {
        findClasspath(folder.path());
      }
    }
  }

  /** Answers a question about a file when all that was sent before it has been analysed. */
  <T> CompletableFuture<T> ask(String uri, Function<Asked, T> question, T otherwise) {
    Optional<String> name = Uris.path(uri).map(Uris::name);
    return name.map(each -> analyst.ask(() -> answer(each, question, otherwise)))
        .orElseGet(() -> CompletableFuture.completedFuture(otherwise));
  }

  /**
   * A file that a question is about.
   *
   * @param results of its project; they hold for its newest text
   */
  record Asked(String name, Folder folder, Results results) {}

  private <T> T answer(String name, Function<Asked, T> question, T otherwise) {
    Folder folder = folderOf(name);
    boolean isKnown =
        folder.isRead() && folder.project().contains(name) && folder.project().isCurrent(name);
    return isKnown
        ? question.apply(new Asked(name, folder, folder.project().results()))
        : otherwise;
  }

  /** Returns the innermost folder that holds a file. */
  private Folder folderOf(String name) {
    return folders.values().stream()
        .filter(folder -> folder.holds(name))
        .max(java.util.Comparator.comparingInt(folder -> folder.path().getNameCount()))
        .orElseGet(this::loose);
  }

  private Folder loose() {
    Folder known = loose;
    if (known == null) {
      known =
          new Folder(
              NOWHERE,
              kept,
              documents,
              classpaths.known(NOWHERE, settings),
              settings,
              rules,
              this::isOutdated);
      loose = known;
    }
    return known;
  }

  /** Brings the analysis up to date with all that has changed, and tells the client. */
  private void analyse() {
    Map<Folder, Set<String>> byFolder = new LinkedHashMap<>();
    for (String name : pending) {
      if (name.endsWith(".java")) {
        byFolder.computeIfAbsent(folderOf(name), any -> new LinkedHashSet<>()).add(name);
      } else {
        folders.values().forEach(folder -> folder.project().reread(name));
      }
    }
    unpublished.addAll(pending);
    pending.clear();
    byFolder.forEach(Folder::refresh);
    List<Folder> all = new ArrayList<>(folders.values());
    if (loose != null) {
      all.add(Objects.requireNonNull(loose));
    }
    all.forEach(this::readOn);
    Set<String> touched = Set.copyOf(unpublished);
    all.forEach(folder -> tellFirst(folder.project(), touched));
    all.forEach(folder -> publisher.publish(folder.project(), touched));
    problems.tellFailures(all, folder -> !finding.contains(folder.path()));
    touched.stream().filter(name -> !name.endsWith(".java")).forEach(this::validate);
    unpublished.clear();
    opening.forEach(Progress::end);
    opening.clear();
    touched.stream()
        .filter(name -> name.endsWith(".java"))
        .filter(name -> !folderOf(name).project().contains(name))
        .forEach(publisher::clear);
  }

  /** Who waits in front of an open document is told of it before all else is looked at. */
  private void readOn(Folder folder) {
    if (!folder.isRead()) {
      publisher.publishFirst(folder.lookAt(Set.copyOf(documents.below(folder.path()))));
      folder.readOn(percent -> opening.forEach(each -> each.report(percent)));
      problems.tell(folder.takeProblems());
      folder.project().inputs().forEach(input -> unpublished.add(Uris.name(input)));
    }
  }

  /** An edit that concerns many files is told where it was made before these are looked at. */
  private void tellFirst(Project project, Set<String> touched) {
    project
        .firstResults(touched)
        .ifPresent(results -> publisher.publishFirst(project, results, touched));
  }

  /**
   * Tells what is wrong in a configuration or a model while it is edited; it takes effect when it
   * is saved.
   */
  private void validate(String name) {
    folders.values().stream()
        .filter(folder -> folder.isConfiguredBy(name))
        .findFirst()
        .ifPresentOrElse(
            folder ->
                publisher.publish(
                    name, folder.problemsIn(name).stream().map(ProblemDiagnostics::of).toList()),
            () -> validateBuildFile(name));
  }

  private void validateBuildFile(String name) {
    List<Diagnostic> known =
        problems.inBuildFile(name).stream().map(ProblemDiagnostics::of).toList();
    if (known.isEmpty()) {
      publisher.clear(name);
    } else {
      publisher.publish(name, known);
    }
  }

  /** Waits until all that was sent has been worked on, and ends. */
  @Override
  public void close() {
    classpaths.close();
    analyst.close();
    folders.values().forEach(Folder::close);
    if (loose != null) {
      loose.close();
    }
  }
}
