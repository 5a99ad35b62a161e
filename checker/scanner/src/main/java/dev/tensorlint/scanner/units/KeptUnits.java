// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.relevance.Mentions;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.texts.KeptTexts;
import dev.tensorlint.scanner.types.KeptClass;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.UnitPack.Item;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The declarations and translations of files that are kept from one run to the next. The
 * declarations of a file follow from its text; its translation follows from its text, from what all
 * files declare, and from the settings of the run. What is kept names all that it follows from, so
 * that it is what the run would make. Where declarations have changed, a file is translated anew if
 * they can concern it, as in an editor.
 *
 * <p>One entry of the store is a folder of sources, so that a change writes little. Another run may
 * have written an entry meanwhile; its items are as good as ours. Thread-safe.
 */
public final class KeptUnits {

  /** Keeps nothing. */
  public static final KeptUnits NONE =
      new KeptUnits(ContentStore.NONE, ContentKey.of("units-3"), KeptTexts.none());

  private final ContentStore store;
  private final ContentKey settings;
  private final KeptTexts texts;
  private final Map<String, Map<String, Item>> before = new ConcurrentHashMap<>();
  private final Map<String, Item> now = new ConcurrentHashMap<>();
  private final Set<String> changed = ConcurrentHashMap.newKeySet();
  private final Map<String, UnitSkeleton> declared = new ConcurrentHashMap<>();
  private final Set<String> reused = ConcurrentHashMap.newKeySet();
  private String environment = "";
  private String former = "";

  /**
   * The declarations of a file, earlier and now.
   *
   * @param before null if it was not there
   * @param now null if it is not there any more
   */
  public record Change(@Nullable UnitSkeleton before, @Nullable UnitSkeleton now) {}

  /** Tells what changed declarations concern. */
  @FunctionalInterface
  public interface Changes {

    /**
     * Returns the words of which a file must mention one to be concerned.
     *
     * @param all declarations of all files
     */
    Set<String> words(List<Change> changes, Collection<UnitSkeleton> all);
  }

  /**
   * @param settings everything that a translation follows from beside the sources
   * @param texts knows the hashes of the texts
   */
  public KeptUnits(ContentStore store, ContentKey settings, KeptTexts texts) {
    this.store = store;
    this.settings = settings;
    this.texts = texts;
  }

  /** Returns the kept declarations of a file, null if they are to be read. */
  public @Nullable UnitSkeleton declarations(SourceFile file) {
    if (store.isOfNothing()) {
      return null;
    }
    Item item = before(folder(file)).get(file.path());
    if (item == null || !item.isOf(texts.hash(file))) {
      return null;
    }
    try {
      UnitSkeleton found = UnitForm.declarations(item.declarations());
      now.put(file.path(), item);
      declared.put(file.path(), found);
      return found;
    } catch (IOException e) {
      return null; // Damaged: the run writes it anew.
    }
  }

  private Map<String, Item> before(String folder) {
    return before.computeIfAbsent(
        folder, any -> store.get(key(folder)).map(KeptUnits::items).orElse(Map.of()));
  }

  private static Map<String, Item> items(byte[] bytes) {
    try {
      return UnitPack.items(bytes);
    } catch (IOException e) {
      return Map.of();
    }
  }

  private ContentKey key(String folder) {
    return settings.with(folder);
  }

  private static String folder(SourceFile file) {
    return file.path().substring(0, file.path().lastIndexOf('/') + 1);
  }

  /** Keeps the declarations of a file that has been parsed. */
  public void parsed(SourceFile file, UnitSkeleton declarations) {
    if (store.isOfNothing()) {
      return;
    }
    try {
      String meaning = settings.with(UnitForm.meaning(declarations)).name();
      byte[] source = file.text().getBytes(StandardCharsets.UTF_8);
      now.put(
          file.path(),
          Item.ofText(texts.hash(file), source, UnitForm.bytes(declarations), meaning));
      declared.put(file.path(), declarations);
      changed.add(folder(file));
    } catch (IOException | IllegalArgumentException e) {
      now.remove(file.path()); // It has something that cannot be kept.
    }
  }

  /**
   * Notes that the declarations of all files are known. Without those of one of them, nothing is
   * known of what the others follow from.
   *
   * @param changes tells which files changed declarations concern
   */
  public void allAreParsed(List<SourceFile> files, Changes changes) {
    if (store.isOfNothing() || !files.stream().allMatch(each -> now.containsKey(each.path()))) {
      return;
    }
    Map<String, Item> earlier = earlier();
    environment = environment(now);
    former = environment(earlier);
    if (!former.equals(environment)) {
      carryOver(files, earlier, changes);
    }
  }

  /** The order of the files follows from their paths and the settings. */
  private String environment(Map<String, Item> files) {
    StringBuilder all = new StringBuilder();
    new TreeMap<>(files)
        .forEach((path, item) -> all.append(path).append('\n').append(item.meaning()).append('\n'));
    return settings.with(all.toString()).name();
  }

  /**
   * Takes over the translations that none of the changed declarations concerns. They are those of
   * one earlier state if what is kept of all files makes up that state; else none is taken over.
   */
  private void carryOver(List<SourceFile> files, Map<String, Item> earlier, Changes changes) {
    try {
      Set<String> words = changes.words(changed(earlier), declared.values());
      for (SourceFile each : files) {
        Item item = Objects.requireNonNull(now.get(each.path()));
        if (item.isTranslatedIn(former) && !concerns(words, each)) {
          now.put(each.path(), item.withTranslation(environment, item.translation()));
          changed.add(folder(each));
        }
      }
    } catch (IOException e) {
      // Damaged: what is not taken over is made anew.
    }
  }

  private List<Change> changed(Map<String, Item> earlier) throws IOException {
    Set<String> paths = new TreeSet<>(earlier.keySet());
    paths.addAll(now.keySet());
    List<Change> changes = new ArrayList<>();
    for (String path : paths) {
      Item then = earlier.get(path);
      Item today = now.get(path);
      if (then == null || today == null || !then.meaning().equals(today.meaning())) {
        UnitSkeleton old = then == null ? null : UnitForm.declarations(then.declarations());
        changes.add(new Change(old, declared.get(path)));
      }
    }
    return changes;
  }

  private boolean concerns(Set<String> words, SourceFile file) {
    UnitSkeleton unit = Objects.requireNonNull(declared.get(file.path()));
    return unit.types().stream().anyMatch(type -> words.contains(type.simpleName()))
        || Mentions.of(Words.of(file.text())).anyOf(words);
  }

  /** Returns the kept translation of a file, its local classes declared; null if there is none. */
  public @Nullable CompilationUnit unit(SourceFile file, Types types) {
    Item item = now.get(file.path());
    if (item == null || !item.isTranslatedIn(environment)) {
      return null;
    }
    try {
      UnitForm.Translation kept = UnitForm.translation(item.translation());
      kept.locals().stream().map(LocalType::asClass).forEach(types::declareLocal);
      reused.add(file.path());
      return new CompilationUnit(file, kept.packageName(), kept.types(), kept.unresolvedNames());
    } catch (IOException | StackOverflowError e) {
      return null;
    }
  }

  /**
   * Keeps the translation of a file.
   *
   * @param locals its local and anonymous classes
   */
  public void translated(CompilationUnit unit, List<KeptClass> locals, Types types) {
    Item item = now.get(unit.file().path());
    if (item == null || environment.isEmpty()) {
      return;
    }
    UnitForm.Translation translation =
        new UnitForm.Translation(
            unit.packageName(),
            unit.types(),
            unit.unresolvedNames(),
            locals.stream().map(LocalType::of).toList(),
            UnitSupertypes.of(unit, types));
    try {
      byte[] bytes = UnitForm.bytes(translation);
      now.put(unit.file().path(), item.withTranslation(environment, bytes));
      changed.add(folder(unit.file()));
    } catch (IOException | IllegalArgumentException | StackOverflowError e) {
      // It is too deep, or has something that cannot be kept.
    }
  }

  /**
   * Returns what is kept of the analysis of the files.
   *
   * @param present the translated files of this run, those of libraries included
   * @param calls what the code of libraries follows from beside the class path
   */
  public KeptAnalysis analysis(List<CompilationUnit> present, String calls) {
    return new KeptAnalysis(store, this, present, calls);
  }

  /**
   * Returns the key of what follows from the texts and translations of all files; empty if one of
   * them is not kept.
   */
  Optional<ContentKey> state() {
    return state(now, environment);
  }

  private Optional<ContentKey> state(Map<String, Item> files, String in) {
    if (in.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder all = new StringBuilder(in);
    for (Map.Entry<String, Item> each : new TreeMap<>(files).entrySet()) {
      if (!each.getValue().isTranslatedIn(in)) {
        return Optional.empty();
      }
      all.append('\n').append(each.getKey()).append('\n').append(each.getValue().text());
    }
    return Optional.of(settings.with(all.toString()));
  }

  /**
   * Returns the files of the run that wrote what is kept; empty if that is not known of all of
   * them.
   *
   * @param present the files of this run
   */
  Optional<FormerUnits> former(Collection<CompilationUnit> present) {
    Map<String, Item> earlier = earlier();
    Optional<ContentKey> state = earlier.isEmpty() ? Optional.empty() : state(earlier, former);
    return state.flatMap(key -> FormerUnits.of(key, earlier, byPath(present), texts::hash));
  }

  private Map<String, CompilationUnit> byPath(Collection<CompilationUnit> present) {
    Map<String, CompilationUnit> units = new HashMap<>();
    present.stream()
        .filter(unit -> reused.contains(unit.file().path()))
        .forEach(unit -> units.put(unit.file().path(), unit));
    return units;
  }

  private Map<String, Item> earlier() {
    Map<String, Item> earlier = new TreeMap<>();
    before.values().forEach(earlier::putAll);
    return earlier;
  }

  /** Returns whether all files declare what they declared in the run that wrote what is kept. */
  boolean declareTheSame() {
    return former.equals(environment);
  }

  /** Returns whether anything is kept. */
  public boolean keeps() {
    return !environment.isEmpty();
  }

  /** Writes what is new. */
  public void save() {
    if (environment.isEmpty()) {
      return;
    }
    noteGone();
    Map<String, Map<String, Item>> folders = new HashMap<>();
    now.forEach(
        (path, item) ->
            folders
                .computeIfAbsent(
                    path.substring(0, path.lastIndexOf('/') + 1), any -> new TreeMap<>())
                .put(path, item));
    for (String each : changed) {
      save(each, folders.getOrDefault(each, Map.of()));
    }
  }

  /** A file that is not there any more leaves its folder. */
  private void noteGone() {
    before.forEach(
        (folder, items) -> {
          Set<String> gone = new HashSet<>(items.keySet());
          gone.removeAll(now.keySet());
          if (!gone.isEmpty()) {
            changed.add(folder);
          }
        });
  }

  private void save(String folder, Map<String, Item> items) {
    try {
      store.put(key(folder), UnitPack.bytes(items));
    } catch (IOException e) {
      // A name that is too long to be kept.
    }
  }
}
