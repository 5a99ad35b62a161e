// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.model.SourceNames;
import dev.tensorlint.rules.relevance.Mentions;
import dev.tensorlint.rules.relevance.Relevance;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.classes.CalledMethods;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.LibraryClasses;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.discovery.BuildFiles;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.NamesInFiles;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.source.NameSpaces;
import dev.tensorlint.scanner.store.ClasspathContent;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.texts.KeptTexts;
import dev.tensorlint.scanner.texts.SourceInput;
import dev.tensorlint.scanner.texts.TextTraits;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.BinaryClasses;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.KeptLibraries;
import dev.tensorlint.scanner.units.KeptUnits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Finds, reads, parses and translates Java sources and class files. Stateless and thread-safe. */
public final class Scanner {

  private final ModelledNames mayConcern;
  private final AssumedTypes assumed;
  private final FileTree files;
  private final @Nullable ClassTranslator classes;
  private final boolean onlyFollows;
  private final long mostCharacters;

  /**
   * @param mayConcern whether a source text could matter; files that no such text has to do with
   *     are neither parsed nor translated
   * @param assumed what is known of types that neither the sources nor the class path has
   */
  public Scanner(ModelledNames mayConcern, AssumedTypes assumed) {
    this(mayConcern, assumed, FileTree.DISK);
  }

  public Scanner(ModelledNames mayConcern, AssumedTypes assumed, FileTree files) {
    this(mayConcern, assumed, files, null);
  }

  /**
   * @param classes translates class files; without it only sources are scanned
   */
  public Scanner(
      ModelledNames mayConcern,
      AssumedTypes assumed,
      FileTree files,
      @Nullable ClassTranslator classes) {
    this(mayConcern, assumed, files, classes, false, mostCharacters());
  }

  /**
   * @param onlyFollows whether class files are only followed, and refused where they are named
   * @param mostCharacters of all texts together, as far as there is room for
   */
  Scanner(
      ModelledNames mayConcern,
      AssumedTypes assumed,
      FileTree files,
      @Nullable ClassTranslator classes,
      boolean onlyFollows,
      long mostCharacters) {
    this.onlyFollows = onlyFollows;
    this.mayConcern = mayConcern;
    this.assumed = assumed;
    this.files = files;
    this.classes = classes;
    this.mostCharacters = mostCharacters;
  }

  /** Returns how many characters there is room for. */
  static long mostCharacters() {
    return Runtime.getRuntime().maxMemory() / 8;
  }

  /** Translates what the request names. What cannot be translated is a diagnostic each. */
  public ScanResult scan(LintRequest request) {
    return scan(request, WorkMonitor.NONE);
  }

  /** Translates what the request names, and tells how far it is. */
  public ScanResult scan(LintRequest request, WorkMonitor monitor) {
    ShownPaths shown = new ShownPaths(request.workingDirectory());
    SourceFiles sources =
        new SourceDiscovery(files, shown, request.sourceRoots(), takesClasses())
            .discover(request.paths());
    List<Diagnostic> diagnostics = new ArrayList<>(sources.diagnostics());
    SourceReader reader = new SourceReader(files, shown, request.encoding());
    diagnostics.addAll(
        new ForeignSources(reader, shown, mayConcern)
            .gaps(sources.foreign(), request.options().rules()::reports));
    new UnplacedSources(reader, shown, mayConcern)
        .gap(UnplacedSources.of(request, files), request.options().rules())
        .ifPresent(diagnostics::add);
    ClassScan compiled = new ClassScan(classes, diagnostics);
    compiled.open(sources.classes(), shown);
    Map<Path, ClassContainer> libraries = libraries(request, shown, diagnostics, monitor);
    BinaryClasses binaries = binaries(request, shown, compiled, libraries, diagnostics);
    try (Workers workers = new Workers(request.threads())) {
      ClasspathContent content = new ClasspathContent(request.store(), libraries.keySet());
      LibraryClasses followed =
          follows(request)
              ? new LibraryClasses(libraries, mayConcern, request.store(), content)
              : LibraryClasses.NONE;
      SourceNames versionNames = assumed.versionNames();
      KeptTexts keptTexts = keptTexts(request, versionNames, content);
      List<SourceInput> read =
          new SourceTexts(reader, keptTexts, shown, mostCharacters, diagnostics)
              .read(sources.files(), workers, monitor);
      List<SourceFile> texts = read.stream().map(SourceInput::file).toList();
      List<TextTraits> traits = traits(read, followed, versionNames, workers);
      keptTexts.save(byPath(texts, traits));
      List<ClassGroup> groups = compiled.groups(mayConcern.or(followed::areIn));
      boolean[] all = relevance(traits, groups);
      boolean[] matters = Arrays.copyOf(all, texts.size());
      leaveOutMisread(read, matters, diagnostics);
      monitor.lists(WorkMonitor.Topic.SKIPPED_FILES, skipped(texts, groups, all));
      AssumedTypes known = usedIn(traits, matters, request, binaries);
      NameSpaces spaces = new NameSpaces(shown.of(request.visibleRoots()));
      ClassScan.Chosen chosen = compiled.choose(groups, all, texts.size());
      KeptUnits kept =
          sources.classes().isEmpty() ? keptUnits(request, known, keptTexts) : KeptUnits.NONE;
      Types types = new Types(new TypeTable(binaries, known));
      OtherFiles others = new NamesInFiles(files, shown, sources);
      KeptLibraries code = keptLibraries(request, known, content);
      ScanResult result =
          new ScanRun(types, spaces, workers, diagnostics, kept, others, monitor)
              .run(
                  texts,
                  matters,
                  chosen,
                  libraryCode(request, followed, types, code),
                  request.options().rules()::reports);
      followed.save();
      return result;
    }
  }

  private static Map<Path, ClassContainer> libraries(
      LintRequest request, ShownPaths shown, List<Diagnostic> diagnostics, WorkMonitor monitor) {
    List<Path> all = new ArrayList<>(request.classpath());
    all.addAll(request.platform());
    monitor.lists(WorkMonitor.Topic.CLASSPATH_ENTRIES, all.stream().map(shown::of).toList());
    return new ClasspathEntries(shown, diagnostics).openByPath(request.classpath());
  }

  /** Returns what is known of the versions of libraries that the sources use. */
  private AssumedTypes usedIn(
      List<TextTraits> traits, boolean[] matters, LintRequest request, BinaryClasses binaries) {
    Set<String> named = new TreeSet<>();
    for (int i = 0; i < matters.length; i++) {
      if (matters[i]) {
        named.addAll(traits.get(i).versionNames());
      }
    }
    List<String> builds = BuildFiles.texts(files, request.workingDirectory(), request.paths());
    return assumed.usedIn(named, builds, binaries::hasPackage);
  }

  private static Map<String, TextTraits> byPath(List<SourceFile> texts, List<TextTraits> traits) {
    Map<String, TextTraits> byPath = new HashMap<>();
    for (int i = 0; i < texts.size(); i++) {
      byPath.put(texts.get(i).path(), traits.get(i));
    }
    return byPath;
  }

  private KeptTexts keptTexts(LintRequest request, SourceNames names, ClasspathContent content) {
    if (request.store().isOfNothing() || mayConcern.all().isEmpty()) {
      return KeptTexts.none();
    }
    try {
      ContentKey start =
          ContentKey.of("texts-1")
              .with(mayConcern.all().get())
              .with(names.toString())
              .with(String.valueOf(request.encoding()))
              .with(follows(request) ? content.ofAll() : "");
      ContentKey key = RunSettings.ofLibraries(start, request, files);
      return new KeptTexts(request.store(), key, files, Clock.systemUTC());
    } catch (IOException | UncheckedIOException e) {
      return KeptTexts.none(); // The run itself says what cannot be read.
    }
  }

  private BinaryClasses binaries(
      LintRequest request,
      ShownPaths shown,
      ClassScan compiled,
      Map<Path, ClassContainer> libraries,
      List<Diagnostic> diagnostics) {
    List<Path> platform = new ArrayList<>(request.platform());
    platform.removeAll(request.classpath());
    List<ClassContainer> containers = new ArrayList<>(compiled.containers());
    containers.addAll(libraries.values());
    containers.addAll(new ClasspathEntries(shown, diagnostics).open(platform));
    return new BinaryClasses(containers);
  }

  /** Returns the library code that the program calls; null if none is followed. */
  private @Nullable LibraryCode libraryCode(
      LintRequest request, LibraryClasses libraries, Types types, KeptLibraries kept) {
    ClassTranslator translator = classes;
    return translator == null || !request.followsLibraries() || libraries.areNone()
        ? null
        : new LibraryCode(new CalledMethods(libraries, mayConcern, types), translator, types, kept);
  }

  /** An earlier version of the sources is linted once, and would displace the present one. */
  private KeptUnits keptUnits(LintRequest request, AssumedTypes known, KeptTexts texts) {
    if (request.store().isOfNothing() || !request.overlay().isEmpty()) {
      return KeptUnits.NONE;
    }
    try {
      ContentKey start = ContentKey.of("units-3").with(new TreeSet<>(known.versions()).toString());
      ContentKey settings = RunSettings.key(start, request, files);
      return new KeptUnits(request.store(), settings, texts);
    } catch (IOException | UncheckedIOException e) {
      return KeptUnits.NONE; // The run itself says what cannot be read.
    }
  }

  private KeptLibraries keptLibraries(
      LintRequest request, AssumedTypes known, ClasspathContent content) {
    if (request.store().isOfNothing() || !follows(request) || mayConcern.all().isEmpty()) {
      return KeptLibraries.NONE;
    }
    try {
      ContentKey start =
          ContentKey.of("library-code-1")
              .with(mayConcern.all().get())
              .with(new TreeSet<>(known.versions()).toString())
              .with(content.ofAll());
      ContentKey key = RunSettings.ofLibraries(start, request, files);
      return new KeptLibraries(request.store(), Optional.of(key));
    } catch (IOException | UncheckedIOException e) {
      return KeptLibraries.NONE; // The run itself says what cannot be read.
    }
  }

  private boolean takesClasses() {
    return classes != null && !onlyFollows;
  }

  private boolean follows(LintRequest request) {
    return classes != null && request.followsLibraries();
  }

  private static List<String> skipped(
      List<SourceFile> texts, List<ClassGroup> groups, boolean[] matters) {
    List<String> skipped = new ArrayList<>();
    for (int i = 0; i < matters.length; i++) {
      if (!matters[i]) {
        boolean isText = i < texts.size();
        skipped.add(isText ? texts.get(i).path() : groups.get(i - texts.size()).path());
      }
    }
    return skipped;
  }

  /** How a file is encoded matters only where the file does. */
  private static void leaveOutMisread(
      List<SourceInput> read, boolean[] matters, List<Diagnostic> diagnostics) {
    for (int i = 0; i < matters.length; i++) {
      Diagnostic problem = read.get(i).problem();
      if (matters[i] && problem != null) {
        diagnostics.add(problem);
        matters[i] = !problem.isFailure();
      }
    }
  }

  /** Returns what each text says. */
  private List<TextTraits> traits(
      List<SourceInput> read, LibraryClasses followed, SourceNames names, Workers workers) {
    List<TextTraits> found =
        workers.map(read, each -> traits(each, names), (each, why) -> TextTraits.NOT_READ);
    if (followed.areNone()) {
      return found;
    }
    List<TextTraits> all = new ArrayList<>();
    for (int i = 0; i < read.size(); i++) {
      TextTraits own = found.get(i);
      boolean isKnown = read.get(i).traits() != null || own.isSeed();
      all.add(isKnown || !followed.areIn(read.get(i).file().text()) ? own : own.asSeed());
    }
    return all;
  }

  private TextTraits traits(SourceInput input, SourceNames names) {
    if (input.traits() != null) {
      return input.traits();
    }
    String text = input.file().text();
    Mentions mentions = Mentions.of(Words.of(text));
    // What may not be Java is parsed whatever it mentions, so that its errors are reported.
    boolean isSeed = !mentions.isLikeJava() || mayConcern.test(text);
    return new TextTraits(mentions, isSeed, names.in(text));
  }

  /** Returns what matters, first of the texts, then of the class files. */
  private static boolean[] relevance(List<TextTraits> traits, List<ClassGroup> groups) {
    List<Mentions> mentions = new ArrayList<>(traits.stream().map(TextTraits::mentions).toList());
    boolean[] seeds = new boolean[traits.size() + groups.size()];
    for (int i = 0; i < traits.size(); i++) {
      seeds[i] = traits.get(i).isSeed();
    }
    for (ClassGroup each : groups) {
      seeds[mentions.size()] = each.matters();
      mentions.add(Mentions.of(each.words()));
    }
    return Relevance.of(mentions, seeds);
  }
}
