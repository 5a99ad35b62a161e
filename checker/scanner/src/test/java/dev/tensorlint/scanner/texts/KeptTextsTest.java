// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.relevance.Mentions;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A kept text is that of the file, or none. */
final class KeptTextsTest {

  private static final ContentKey SETTINGS = ContentKey.of("test");
  private static final Clock LATER = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));
  private static final String TEXT = "class A {\r\n  String s = \"\u00e4\u20ac\";\n}\r";

  private final Path file;
  private final Path other;
  private final ContentStore store;
  private final List<Path> read = new ArrayList<>();

  KeptTextsTest(@TempDir Path folder) throws IOException {
    this.file = Files.writeString(folder.resolve("A.java"), TEXT);
    this.other = Files.writeString(folder.resolve("B.java"), "class B extends A {}");
    this.store = ContentStore.in(folder.resolve("store"), 1 << 20);
  }

  private static TextTraits traits(SourceFile of) {
    Mentions mentions = Mentions.of(Words.of(of.text()));
    return new TextTraits(
        mentions, of.text().contains("String"), Set.of("lib.Old", "lib.New#make"));
  }

  private SourceInput onDisk(Path path, @Nullable Diagnostic problem) {
    read.add(path);
    try {
      return new SourceInput(
          SourceFile.of(String.valueOf(path.getFileName()), Files.readString(path)), problem, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what one run reads, by name. */
  private Map<String, SourceInput> run(Clock clock, ContentKey settings) {
    return run(new KeptTexts(store, settings, FileTree.DISK, clock), null);
  }

  private Map<String, SourceInput> run(KeptTexts texts, @Nullable Diagnostic problem) {
    Map<String, SourceInput> all = new HashMap<>();
    Map<String, TextTraits> traits = new HashMap<>();
    for (Path each : List.of(file, other)) {
      String shown = String.valueOf(each.getFileName());
      SourceInput found =
          Objects.requireNonNull(texts.read(each, shown, path -> onDisk(path, problem)));
      all.put(shown, found);
      traits.put(shown, found.traits() == null ? traits(found.file()) : found.traits());
    }
    texts.save(traits);
    return all;
  }

  @Test
  void whatHasNotChangedIsReadOnce() {
    Map<String, SourceInput> first = run(LATER, SETTINGS);
    Map<String, SourceInput> second = run(LATER, SETTINGS);
    assertEquals(List.of(file, other), read);
    for (String each : first.keySet()) {
      SourceFile then = input(each, first).file();
      SourceFile now = input(each, second).file();
      assertEquals(then, now);
      assertEquals(starts(then.lines()), starts(now.lines()));
      TextTraits kept = Objects.requireNonNull(input(each, second).traits());
      assertEquals(traits(then).isSeed(), kept.isSeed());
      assertEquals(traits(then).versionNames(), kept.versionNames());
      assertEquals(words(traits(then).mentions()), words(kept.mentions()));
    }
  }

  private static SourceInput input(String name, Map<String, SourceInput> read) {
    return Objects.requireNonNull(read.get(name));
  }

  private static List<Integer> starts(LineTable lines) {
    return lines.starts().boxed().toList();
  }

  private static String words(Mentions of) {
    return of.hashes().boxed().toList() + " " + of.declaredTypes() + " " + of.isWellFormed();
  }

  @Test
  void whatHasChangedIsReadAgain() throws IOException {
    run(LATER, SETTINGS);
    FileTime then = Files.getLastModifiedTime(file);
    Files.writeString(file, TEXT.replace("String", "Object"));
    Files.setLastModifiedTime(file, then);
    assertEquals(
        TEXT.replace("String", "Object"), input("A.java", run(LATER, SETTINGS)).file().text());
    assertEquals(List.of(file, other, file), read);
    run(LATER, SETTINGS);
    assertEquals(3, read.size());
  }

  @Test
  void whatWasChangedJustNowMayChangeAgain() {
    run(Clock.offset(Clock.systemUTC(), Duration.ofSeconds(1)), SETTINGS);
    run(LATER, SETTINGS);
    assertEquals(4, read.size());
  }

  @Test
  void otherSettingsReadOtherThings() {
    run(LATER, SETTINGS);
    run(LATER, SETTINGS.with("another encoding"));
    assertEquals(4, read.size());
  }

  @Test
  void whatIsEncodedInAnotherWayIsReadAgain() {
    Diagnostic odd = Diagnostic.error("A.java", "is not UTF-8");
    for (int i = 0; i < 2; i++) {
      run(new KeptTexts(store, SETTINGS, FileTree.DISK, LATER), odd);
    }
    assertEquals(4, read.size());
  }

  @Test
  void halfOfACharacterIsReadAgain() {
    SourceFile half = SourceFile.of("A.java", "class A { String s = \"\ud83d\"; }");
    for (int i = 0; i < 2; i++) {
      KeptTexts texts = new KeptTexts(store, SETTINGS, FileTree.DISK, LATER);
      SourceInput found =
          Objects.requireNonNull(
              texts.read(
                  file,
                  "A.java",
                  path -> {
                    read.add(path);
                    return new SourceInput(half, null, null);
                  }));
      assertEquals(half, found.file());
      texts.save(Map.of("A.java", traits(half)));
    }
    assertEquals(List.of(file, file), read);
  }

  @Test
  void withoutAStoreAllIsRead() {
    run(KeptTexts.none(), null);
    run(KeptTexts.none(), null);
    assertEquals(4, read.size());
  }

  @Test
  void hashesAreThoseOfTheTexts() {
    KeptTexts first = new KeptTexts(store, SETTINGS, FileTree.DISK, LATER);
    Map<String, SourceInput> then = run(first, null);
    KeptTexts second = new KeptTexts(store, SETTINGS, FileTree.DISK, LATER);
    Map<String, SourceInput> now = run(second, null);
    String hash = first.hash(input("A.java", then).file());
    assertEquals(hash, second.hash(input("A.java", now).file()));
    assertNotEquals(hash, second.hash(input("B.java", now).file()));
  }
}
