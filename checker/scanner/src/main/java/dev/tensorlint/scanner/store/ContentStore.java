// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import dev.tensorlint.rules.config.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Results that follow from content alone, each in a file of its own under a {@link ContentKey}. An
 * entry is a pure function of its key, so that a lost one is computed again and no entry is ever
 * out of date.
 *
 * <p>Any number of threads and processes may use one folder: a file appears in one step, and a
 * reader checks its sum. What cannot be read, written or trusted is as if it were not there;
 * nothing here fails a run. A folder to which every user of the machine may write is not used.
 */
public final class ContentStore {

  /** Keeps nothing. */
  public static final ContentStore NONE = new ContentStore(null, 0, Clock.systemUTC());

  private static final int SUM_BYTES = Long.BYTES;
  private static final int MOST_ENTRY_BYTES = 32 << 20;
  private static final Duration FRESH = Duration.ofDays(1);

  private static final String PART = ".part";

  private final @Nullable Path folder;
  private final long mostBytes;
  private final Clock clock;

  private ContentStore(@Nullable Path folder, long mostBytes, Clock clock) {
    this.folder = folder;
    this.mostBytes = mostBytes;
    this.clock = clock;
  }

  /**
   * Returns the store in a folder, which need not exist.
   *
   * @param folder one for each purpose, in the user's cache folder
   * @param mostBytes of all entries together, kept by {@link #trim}
   */
  public static ContentStore in(Path folder, long mostBytes) {
    return in(folder, mostBytes, Clock.systemUTC());
  }

  static ContentStore in(Path folder, long mostBytes, Clock clock) {
    boolean isShared = Files.exists(folder) && ProjectRoot.isOpenToAll(folder);
    return isShared ? NONE : new ContentStore(folder, mostBytes, clock);
  }

  /** Returns whether it never keeps anything, so that nobody needs to compute a key. */
  public boolean isOfNothing() {
    return folder == null;
  }

  /** Returns what is kept under a key; empty if nothing is, or if it is damaged. */
  public Optional<byte[]> get(ContentKey key) {
    Path file = file(key);
    if (file == null) {
      return Optional.empty();
    }
    try {
      boolean isEntry = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
      if (!isEntry || Files.size(file) > MOST_ENTRY_BYTES + SUM_BYTES) {
        return Optional.empty();
      }
      Optional<byte[]> content = checked(Files.readAllBytes(file));
      if (content.isPresent()) {
        noteUse(file);
      }
      return content;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<byte[]> checked(byte[] stored) {
    if (stored.length < SUM_BYTES) {
      return Optional.empty();
    }
    byte[] content = Arrays.copyOfRange(stored, SUM_BYTES, stored.length);
    return ByteBuffer.wrap(stored).getLong() == sum(content)
        ? Optional.of(content)
        : Optional.empty();
  }

  private static long sum(byte[] content) {
    CRC32C sum = new CRC32C();
    sum.update(content);
    return sum.getValue();
  }

  /** The oldest use goes first when there is too much; a day is exact enough. */
  private void noteUse(Path file) throws IOException {
    FileTime now = FileTime.from(clock.instant());
    FileTime last = Files.getLastModifiedTime(file);
    if (last.toInstant().isBefore(now.toInstant().minus(FRESH))) {
      Files.setLastModifiedTime(file, now);
    }
  }

  /** Keeps something under a key; in the place of what was there. */
  public void put(ContentKey key, byte[] content) {
    Path file = file(key);
    if (file == null || content.length > MOST_ENTRY_BYTES) {
      return;
    }
    try {
      write(file, content);
    } catch (IOException | UnsupportedOperationException e) {
      // A full or read-only disk: the next run computes it again.
    }
  }

  private static void write(Path file, byte[] content) throws IOException {
    Path parent = Files.createDirectories(file.toAbsolutePath().getParent());
    Path part = Files.createTempFile(parent, "entry", PART);
    try {
      ByteBuffer stored = ByteBuffer.allocate(SUM_BYTES + content.length);
      stored.putLong(sum(content)).put(content);
      Files.write(part, stored.array());
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Returns the file of a key, in one of 256 folders; null where nothing is kept. */
  private @Nullable Path file(ContentKey key) {
    String name = key.name();
    return folder == null ? null : folder.resolve(name.substring(0, 2)).resolve(name.substring(2));
  }

  /**
   * Deletes the entries that were not used for the longest time, and what interrupted writers left,
   * until the rest fits. Another process may do the same at the same time.
   */
  public void trim() {
    if (folder == null || !Files.isDirectory(folder)) {
      return;
    }
    try {
      deleteAllBut(mostBytes, entries(folder));
    } catch (IOException | UncheckedIOException e) {
      // Another process deletes at the same time; the next run looks again.
    }
  }

  private record Entry(Path file, long bytes, FileTime used) {}

  private List<Entry> entries(Path all) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (var files = Files.find(all, 2, (path, what) -> what.isRegularFile())) {
      for (Path each : (Iterable<Path>) files::iterator) {
        addTo(entries, each);
      }
    }
    return entries;
  }

  private void addTo(List<Entry> entries, Path file) throws IOException {
    try {
      FileTime used = Files.getLastModifiedTime(file);
      boolean isLeft = file.toString().endsWith(PART) && isOld(used);
      if (isLeft) {
        Files.deleteIfExists(file);
      } else {
        entries.add(new Entry(file, Files.size(file), used));
      }
    } catch (NoSuchFileException e) {
      // Another process has deleted it.
    }
  }

  private boolean isOld(FileTime used) {
    return used.toInstant().isBefore(clock.instant().minus(FRESH));
  }

  private static void deleteAllBut(long mostBytes, List<Entry> entries) throws IOException {
    entries.sort(Comparator.comparing(Entry::used).reversed().thenComparing(Entry::file));
    long kept = 0;
    for (Entry each : entries) {
      kept += each.bytes();
      if (kept > mostBytes) {
        Files.deleteIfExists(each.file());
      }
    }
  }
}
