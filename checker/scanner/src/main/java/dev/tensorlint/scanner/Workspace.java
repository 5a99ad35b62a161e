// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.relevance.Mentions;
import dev.tensorlint.rules.relevance.RelevantFiles;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.source.NameSpaces;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.BinaryClasses;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.GivenTypes;
import dev.tensorlint.scanner.types.SourceTypeOracle;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Sources that are kept translated while they change. A file is parsed when it changes, and is
 * translated again when it or a declaration that it may depend on has changed; the unit of every
 * other file stays the same object. So does that of a file which only names a member like one that
 * has changed, such as {@code close}, if it is translated to the same. Not thread-safe.
 */
public final class Workspace implements AutoCloseable {

  /** Files that are parsed before the trees of some of them are dropped again. */
  private static final int AT_ONCE = 200;

  private final ModelledNames names;
  private final BinaryClasses binaries;
  private final boolean isLent;
  private final AssumedTypes assumed;
  private final Workers workers;
  private final Map<String, WorkspaceFile> files = new TreeMap<>();
  private final RelevantFiles relevant = new RelevantFiles();
  private final Trees trees = new Trees();
  private DeclarationChanges changes = new DeclarationChanges();
  private BooleanSupplier isCancelled = () -> false;
  private Map<String, List<String>> visibleRoots = Map.of();
  private OtherFiles others = OtherFiles.NONE;
  private @Nullable CalledLibraries libraries;
  private NameSpaces spaces = new NameSpaces(Map.of());
  private @Nullable Types types;
  private @Nullable Program program;

  /**
   * @param names whether a source text could matter; files that no such text has to do with are not
   *     parsed
   * @param assumed what is known of types that neither the sources nor the class path has
   * @param threads number of threads that parse and translate
   */
  public Workspace(
      ModelledNames names, AssumedTypes assumed, List<ClassContainer> classpath, int threads) {
    this(names, assumed, new BinaryClasses(classpath), false, threads);
  }

  private Workspace(
      ModelledNames names,
      AssumedTypes assumed,
      BinaryClasses binaries,
      boolean isLent,
      int threads) {
    this.names = names;
    this.assumed = assumed;
    this.binaries = binaries;
    this.isLent = isLent;
    this.workers = new Workers(threads);
  }

  /**
   * Returns a workspace without sources that has the class path of this one, the classes that have
   * been read from it included, and the same roots. It is closed before this one.
   *
   * @param threads number of threads that parse and translate
   */
  public Workspace withoutSources(int threads) {
    Workspace made = new Workspace(names, assumed, binaries, true, threads);
    made.see(visibleRoots);
    return made;
  }

  /**
   * Follows calls into libraries from now on. Set before any text.
   *
   * @param classpath the entries of the class path that are followed
   * @param store keeps what their class files say of themselves
   */
  public void follow(
      Map<Path, ClassContainer> classpath, ClassTranslator translator, ContentStore store) {
    libraries = new CalledLibraries(classpath, names, translator, store);
  }

  /** Returns whether a file of the last program belongs to a library: nothing is reported there. */
  public boolean isOfLibrary(String path) {
    return libraries != null && libraries.have(path);
  }

  /**
   * Sets the source roots that each root of a build file sees, in the order of its class path;
   * paths as those of the texts. Another order is another meaning of every name.
   */
  public void see(Map<String, List<String>> newVisibleRoots) {
    if (!visibleRoots.equals(newVisibleRoots)) {
      visibleRoots = Map.copyOf(newVisibleRoots);
      types = null;
      program = null;
      files.values().forEach(WorkspaceFile::outdate);
    }
  }

  /** Sets what other files than Java sources say of the classes. */
  public void see(OtherFiles newOthers) {
    others = newOthers;
    program = null;
  }

  /** Sets the text of files, known or new. */
  public void put(Collection<SourceFile> texts) {
    texts.forEach(
        text -> files.computeIfAbsent(text.path(), path -> new WorkspaceFile(text)).put(text));
    parseInOrder(texts.stream().map(SourceFile::path).filter(relevant::contains).toList());
    parseInOrder(notice(List.copyOf(texts)));
    program = null;
  }

  /** Returns the files that matter from now on and did not before. */
  private Set<String> notice(List<SourceFile> texts) {
    Map<String, Mentions> mentions = new HashMap<>();
    Set<String> seeds = new HashSet<>();
    List<Words> words =
        workers.map(texts, file -> Words.of(file.text()), (file, why) -> Words.NOT_READ);
    for (int i = 0; i < texts.size(); i++) {
      SourceFile text = texts.get(i);
      if (decidesWhatItMentions(text.path(), words.get(i))) {
        mentions.put(text.path(), Mentions.of(words.get(i)));
      }
      if (names.test(text.text()) || mentionsLibraries(text)) {
        seeds.add(text.path());
      }
    }
    return relevant.put(mentions, seeds);
  }

  private boolean mentionsLibraries(SourceFile text) {
    return libraries != null && libraries.areIn(text.text());
  }

  /**
   * What a file mentions goes with its translation: as long as that is one of an older text, so is
   * this. What an unfinished text mentions is a matter of chance.
   */
  private boolean decidesWhatItMentions(String path, Words words) {
    WorkspaceFile file = Objects.requireNonNull(files.get(path));
    if (file.skeleton() != null) {
      return file.makesSense();
    }
    return words.isWellFormed() || relevant.mentions(path) == null;
  }

  /** Sets the text of a file, known or new. */
  public void put(SourceFile text) {
    put(List.of(text));
  }

  public void remove(String path) {
    WorkspaceFile gone = files.remove(path);
    if (gone != null) {
      relevant.remove(path);
      trees.forget(gone);
      changes.add(gone.skeleton(), null);
      program = null;
    }
  }

  public boolean contains(String path) {
    return files.containsKey(path);
  }

  public Set<String> paths() {
    return Set.copyOf(files.keySet());
  }

  /** Returns the newest text of a file, null when it is not known. */
  public @Nullable SourceFile text(String path) {
    WorkspaceFile file = files.get(path);
    return file == null ? null : file.text();
  }

  /**
   * Returns whether what the program says of a file is about its newest text: false while the text
   * does not parse.
   */
  public boolean isCurrent(String path) {
    WorkspaceFile file = files.get(path);
    return file != null && file.makesSense();
  }

  private void parseInOrder(Collection<String> paths) {
    Set<String> inOrder = new TreeSet<>(paths);
    List<WorkspaceFile> chosen = inOrder.stream().map(files::get).filter(Objects::nonNull).toList();
    for (int i = 0; i < chosen.size(); i += AT_ONCE) {
      parse(chosen.subList(i, Math.min(chosen.size(), i + AT_ONCE)));
    }
  }

  private void parse(List<WorkspaceFile> some) {
    List<@Nullable UnitSkeleton> before = new ArrayList<>();
    some.forEach(file -> before.add(file.skeleton()));
    workers.map(
        some,
        file -> {
          file.parse();
          return true;
        },
        (file, why) -> file.fail(why));
    for (int i = 0; i < some.size(); i++) {
      WorkspaceFile file = some.get(i);
      trees.keep(file);
      if (!Objects.equals(before.get(i), file.skeleton())) {
        changes.add(before.get(i), file.skeleton());
      }
    }
  }

  /**
   * Sets what tells that nobody waits for the program any more. Making it then ends with a {@link
   * CancellationException}, and goes on from there the next time.
   */
  public void cancelWhen(BooleanSupplier cancelled) {
    isCancelled = cancelled;
  }

  /**
   * Returns the program as it is now.
   *
   * @throws CancellationException if it is not wanted any more
   */
  public Program program() {
    Program known = program;
    if (known == null) {
      Types used = declare();
      translate(stale(), used);
      known = programSoFar(used);
      program = known;
    }
    return known;
  }

  /** Returns the types that the sources, the class path or the JDK have. */
  public TypeOracle given() {
    TypeOracle all = program().types();
    return new GivenTypes(all, Objects.requireNonNull(types).table());
  }

  /**
   * Returns the program in which some files are as they are now and all others as they were, when
   * an edit concerns so many others that it takes a while to translate these; empty when it does
   * not.
   *
   * @param few how many others are translated before anybody notices
   */
  public Optional<Program> programWithFirst(Set<String> paths, int few) {
    if (program != null || files.values().stream().noneMatch(file -> file.unit() != null)) {
      return Optional.empty();
    }
    Types used = declare();
    List<WorkspaceFile> first =
        stale().stream().filter(file -> paths.contains(file.text().path())).toList();
    translate(first, used);
    return stale().size() > few ? Optional.of(programSoFar(used)) : Optional.empty();
  }

  private List<WorkspaceFile> stale() {
    return files.values().stream().filter(WorkspaceFile::isStale).toList();
  }

  private Program programSoFar(Types used) {
    List<CompilationUnit> units =
        files.values().stream().map(WorkspaceFile::unit).filter(Objects::nonNull).toList();
    return new Program(withLibraries(units, used), new SourceTypeOracle(used), others);
  }

  private List<CompilationUnit> withLibraries(List<CompilationUnit> units, Types used) {
    if (libraries == null) {
      return units;
    }
    List<CompilationUnit> all = new ArrayList<>(units);
    all.addAll(libraries.of(units, used, workers));
    all.sort(Comparator.comparing(each -> each.file().path()));
    return all;
  }

  /** Where no declaration has changed in what it says, those of other files stay as they are. */
  private Types declare() {
    boolean areDeclarationsTheSame = changes.isEmpty();
    outdateDependents();
    Types known = types;
    if (known != null && areDeclarationsTheSame) {
      stale().forEach(file -> file.declareAgain(spaces, known));
      return known;
    }
    Types anew = new Types(new TypeTable(binaries, assumed));
    types = anew;
    spaces = spaces();
    files.values().forEach(file -> file.declare(spaces, anew));
    return anew;
  }

  private NameSpaces spaces() {
    NameSpaces all = new NameSpaces(visibleRoots);
    files.forEach(
        (path, file) -> {
          UnitSkeleton unit = file.skeleton();
          if (unit != null) {
            all.declare(path, unit);
          }
        });
    return all;
  }

  private void translate(List<WorkspaceFile> stale, Types used) {
    for (int i = 0; i < stale.size(); i += AT_ONCE) {
      if (isCancelled.getAsBoolean()) {
        throw new CancellationException("the program is not wanted any more");
      }
      List<WorkspaceFile> some = stale.subList(i, Math.min(stale.size(), i + AT_ONCE));
      some.forEach(file -> file.forgetLocals(used));
      workers.map(
          some,
          file -> {
            file.translate(used);
            return true;
          },
          (file, why) -> file.fail(why));
      some.forEach(trees::keep);
    }
    trees.rest();
  }

  private void outdateDependents() {
    if (changes.isEmpty()) {
      return;
    }
    List<UnitSkeleton> units =
        files.values().stream().map(WorkspaceFile::skeleton).filter(Objects::nonNull).toList();
    DeclarationChanges.Words words = changes.words(units);
    changes = new DeclarationChanges();
    files.forEach(
        (path, file) -> {
          if (isConcerned(path, file, words.types())) {
            file.outdate();
          } else if (isConcerned(path, file, words.members())) {
            file.review();
          }
        });
  }

  private boolean isConcerned(String path, WorkspaceFile file, Set<String> words) {
    Mentions mentions = relevant.mentions(path);
    return (mentions != null && mentions.anyOf(words)) || file.declaresOneOf(words);
  }

  /**
   * Returns where the scanner itself failed, in {@link Diagnostic#ORDER}; that a text does not
   * parse while somebody types is no failure.
   */
  public List<Diagnostic> failures() {
    return files.values().stream()
        .map(WorkspaceFile::failure)
        .filter(Objects::nonNull)
        .sorted(Diagnostic.ORDER)
        .toList();
  }

  /** Ends the threads and closes the class path, unless that is another workspace's. */
  @Override
  public void close() {
    workers.close();
    if (isLent) {
      return;
    }
    try {
      binaries.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
