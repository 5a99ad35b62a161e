// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.texts;

import dev.tensorlint.rules.relevance.Mentions;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ByteParts;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The texts of sources, and what they say, kept with what changes when a file does, so that a file
 * that has not changed is neither read nor searched. An instance serves one run, in which each file
 * has one text. A file that was changed just before it was read may change again and keep its time:
 * it is not kept.
 *
 * <p>One entry of the store is a folder of sources, so that a change writes little. Thread-safe.
 */
public final class KeptTexts {

  private static final Duration SETTLED = Duration.ofSeconds(5);
  private static final ContentKey TEXT = new ContentKey("");

  private final ContentStore store;
  private final ContentKey settings;
  private final FileTree files;
  private final Clock clock;
  private final Map<Path, Map<String, Known>> before = new ConcurrentHashMap<>();
  private final Map<Path, Read> now = new ConcurrentHashMap<>();
  private final Map<String, String> hashes = new ConcurrentHashMap<>();

  /**
   * A file in one state.
   *
   * @param text hash of its text
   */
  @SuppressWarnings("ArrayRecordComponent") // Read from the store, and never compared.
  private record Known(
      String state, String text, byte[] source, int[] lineStarts, TextTraits traits) {}

  /** A file that this run has read, or taken as it was kept. */
  private record Read(String state, SourceInput input, @Nullable Known known) {}

  /**
   * @param settings all that what a text says follows from beside the text, and its encoding
   * @param files where the sources are read
   */
  public KeptTexts(ContentStore store, ContentKey settings, FileTree files, Clock clock) {
    this.store = store;
    this.settings = settings;
    this.files = files;
    this.clock = clock;
  }

  /** Returns what keeps nothing, for one run. */
  public static KeptTexts none() {
    return new KeptTexts(
        ContentStore.NONE, ContentKey.of("texts-1"), FileTree.DISK, Clock.systemUTC());
  }

  /**
   * Returns a source as it was kept, or reads it; null if it cannot be read.
   *
   * @param shown the path as reports show it
   */
  public @Nullable SourceInput read(
      Path path, String shown, Function<Path, @Nullable SourceInput> read) {
    FileTree.State state = state(path);
    if (state.isUnknown()) {
      return read.apply(path);
    }
    Known known = before(folder(path)).get(path.toString());
    if (known != null && known.state().equals(state.text())) {
      SourceInput kept = input(known, shown);
      hashes.put(shown, known.text());
      now.put(path, new Read(known.state(), kept, known));
      return kept;
    }
    boolean isSettled = state.changed().isBefore(clock.instant().minus(SETTLED));
    SourceInput found = read.apply(path);
    if (found != null && found.problem() == null && isSettled) {
      now.put(path, new Read(state.text(), found, null));
    }
    return found;
  }

  private FileTree.State state(Path path) {
    try {
      return store.isOfNothing() ? FileTree.State.UNKNOWN : files.state(path);
    } catch (IOException e) {
      return FileTree.State.UNKNOWN; // Who reads it says why it cannot be read.
    }
  }

  private static SourceInput input(Known known, String shown) {
    String text = new String(known.source(), StandardCharsets.UTF_8);
    LineTable lines = LineTable.ofStarts(known.lineStarts(), text.length());
    return new SourceInput(SourceFile.of(shown, text, lines), null, known.traits());
  }

  private static Path folder(Path path) {
    return Objects.requireNonNullElse(path.getParent(), path);
  }

  private Map<String, Known> before(Path folder) {
    return before.computeIfAbsent(
        folder, any -> store.get(key(folder)).map(KeptTexts::known).orElse(Map.of()));
  }

  private ContentKey key(Path folder) {
    return settings.with(folder.toString());
  }

  /** Returns the hash of the text of a file. */
  public String hash(SourceFile file) {
    return hashes.computeIfAbsent(file.path(), any -> TEXT.with(file.text()).name());
  }

  /**
   * Keeps the texts that were read.
   *
   * @param traits what each text says, by its path as reports show it
   */
  public void save(Map<String, TextTraits> traits) {
    Map<Path, Map<String, Known>> folders = new TreeMap<>();
    Set<Path> changed = new HashSet<>();
    now.forEach(
        (path, read) -> {
          Known known = read.known() == null ? known(read, traits) : read.known();
          if (known != null) {
            folders
                .computeIfAbsent(folder(path), any -> new TreeMap<>())
                .put(path.toString(), known);
          }
          if (read.known() == null) {
            changed.add(folder(path));
          }
        });
    changed.forEach(each -> save(each, folders.getOrDefault(each, Map.of())));
  }

  private @Nullable Known known(Read read, Map<String, TextTraits> traits) {
    SourceFile file = read.input().file();
    TextTraits found = traits.get(file.path());
    byte[] source = file.text().getBytes(StandardCharsets.UTF_8);
    // Half of a pair of characters has no form in UTF-8.
    return found == null || !new String(source, StandardCharsets.UTF_8).equals(file.text())
        ? null
        : new Known(read.state(), hash(file), source, file.lines().starts().toArray(), found);
  }

  private void save(Path folder, Map<String, Known> known) {
    try {
      store.put(key(folder), bytes(known));
    } catch (IOException e) {
      // A name that is too long to be kept.
    }
  }

  private static byte[] bytes(Map<String, Known> all) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(all.size());
      for (Map.Entry<String, Known> each : all.entrySet()) {
        out.writeUTF(each.getKey());
        write(each.getValue(), out);
      }
    }
    return bytes.toByteArray();
  }

  private static void write(Known known, DataOutputStream out) throws IOException {
    out.writeUTF(known.state());
    out.writeUTF(known.text());
    ByteParts.write(known.source(), out);
    ByteParts.writeInts(known.lineStarts(), out);
    Mentions mentions = known.traits().mentions();
    ByteParts.writeInts(mentions.hashes().toArray(), out);
    ByteParts.writeNames(mentions.declaredTypes(), out);
    out.writeBoolean(mentions.isWellFormed());
    out.writeBoolean(known.traits().isSeed());
    ByteParts.writeNames(known.traits().versionNames(), out);
  }

  private static Map<String, Known> known(byte[] bytes) {
    Map<String, Known> known = new TreeMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      for (int left = in.readInt(); left > 0; left--) {
        known.put(in.readUTF(), known(in));
      }
      return known;
    } catch (IOException e) {
      return Map.of(); // Damaged: the files are read.
    }
  }

  private static Known known(DataInputStream in) throws IOException {
    String state = in.readUTF();
    String text = in.readUTF();
    byte[] source = ByteParts.read(in);
    int[] lineStarts = ByteParts.readInts(in);
    int[] words = ByteParts.readInts(in);
    Mentions mentions = Mentions.ofHashes(words, ByteParts.readNames(in), in.readBoolean());
    TextTraits traits = new TextTraits(mentions, in.readBoolean(), ByteParts.readNames(in));
    return new Known(state, text, source, lineStarts, traits);
  }
}
