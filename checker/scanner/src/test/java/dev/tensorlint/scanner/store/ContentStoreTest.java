// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContentStoreTest {

  private static final Instant NOW = Instant.parse("2026-11-23T08:00:00Z");

  private final Path folder;
  private final ContentStore store;

  ContentStoreTest(@TempDir Path temporary) {
    this.folder = temporary.resolve("store");
    this.store = ContentStore.in(folder, 1_000, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static ContentKey key(String content) {
    return ContentKey.of("test-1").with(content);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static byte[] bytes(int length, int value) {
    byte[] bytes = new byte[length];
    java.util.Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  @Test
  void givesBackWhatItKeeps() throws IOException {
    assertTrue(store.get(key("a")).isEmpty());
    store.put(key("a"), bytes(3, 7));
    assertArrayEquals(bytes(3, 7), store.get(key("a")).orElseThrow());
    assertTrue(store.get(key("b")).isEmpty());
    assertEquals(1, files().size());
  }

  @Test
  void keysTellKindsAndContentsApart() {
    assertEquals(key("a"), key("a"));
    assertNotEquals(key("a"), ContentKey.of("test-2").with("a"));
    assertNotEquals(key("ab").with("c"), key("a").with("bc"));
  }

  @Test
  void whatIsDamagedIsNotThere() throws IOException {
    store.put(key("a"), bytes(100, 1));
    Path file = files().get(0);
    byte[] stored = Files.readAllBytes(file);
    for (int cut : new int[] {0, 5, 50, stored.length - 1}) {
      Files.write(file, java.util.Arrays.copyOf(stored, cut));
      assertTrue(store.get(key("a")).isEmpty(), "cut at " + cut);
    }
    stored[40]++;
    Files.write(file, stored);
    assertTrue(store.get(key("a")).isEmpty(), "a changed byte");
    store.put(key("a"), bytes(100, 2));
    assertArrayEquals(bytes(100, 2), store.get(key("a")).orElseThrow());
  }

  @Test
  void theLongestUnusedGoesFirst() throws IOException {
    for (int i = 0; i < 5; i++) {
      store.put(key("e" + i), bytes(300, i));
      Instant used = NOW.minus(Duration.ofDays(10 - i));
      for (Path each : files()) {
        if (Files.getLastModifiedTime(each).toInstant().isAfter(NOW.minus(Duration.ofDays(1)))) {
          Files.setLastModifiedTime(each, FileTime.from(used));
        }
      }
    }
    assertTrue(store.get(key("e0")).isPresent(), "used again");
    store.trim();
    List<Boolean> kept = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      kept.add(store.get(key("e" + i)).isPresent());
    }
    assertEquals(List.of(true, false, false, true, true), kept);
  }

  @Test
  void whatAnInterruptedWriterLeftIsDeleted() throws IOException {
    store.put(key("a"), bytes(3, 7));
    Path left = files().get(0).resolveSibling("entry123.part");
    Files.write(left, bytes(10, 0));
    Files.setLastModifiedTime(left, FileTime.from(NOW));
    store.trim();
    assertTrue(Files.exists(left), "it may be written now");
    Files.setLastModifiedTime(left, FileTime.from(NOW.minus(Duration.ofDays(2))));
    store.trim();
    assertFalse(Files.exists(left));
    assertTrue(store.get(key("a")).isPresent());
  }

  @Test
  void aFolderOfEverybodyIsNotUsed() throws IOException {
    Files.createDirectories(folder);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    ContentStore shared = ContentStore.in(folder, 1_000);
    shared.put(key("a"), bytes(3, 7));
    assertEquals(List.of(), files());
    assertTrue(shared.get(key("a")).isEmpty());
  }

  @Test
  void manyWritersAndReadersOfOneEntry() throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Boolean>> jobs = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        jobs.add(
            () -> {
              store.put(key("a"), bytes(500, 9));
              return store.get(key("a")).filter(it -> it.length == 500 && it[499] == 9).isPresent();
            });
      }
      for (Future<Boolean> each : threads.invokeAll(jobs)) {
        assertTrue(each.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
