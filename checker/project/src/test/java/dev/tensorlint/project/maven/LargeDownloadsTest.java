// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.aether.transfer.TransferResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was too large once is not asked for again. */
final class LargeDownloadsTest {

  private final Path cache;

  LargeDownloadsTest(@TempDir Path folder) {
    cache = folder.resolve("cache");
  }

  private static TransferResource resource(String name) {
    return new TransferResource("central", "http://localhost/", name, null, null);
  }

  @Test
  void anotherRunRemembersWhatWasTooLarge() {
    LargeDownloads.in(cache).add(resource("x/large/1/large-1.jar"));
    LargeDownloads another = LargeDownloads.in(cache);
    assertTrue(another.contain(resource("x/large/1/large-1.jar")));
    assertFalse(another.contain(resource("x/large/2/large-2.jar")));
  }

  @Test
  void aSnapshotIsAskedForAgain() {
    LargeDownloads.in(cache).add(resource("x/large/1-SNAPSHOT/large-1-SNAPSHOT.jar"));
    assertFalse(
        LargeDownloads.in(cache).contain(resource("x/large/1-SNAPSHOT/large-1-SNAPSHOT.jar")));
  }

  @Test
  void withoutACacheARunRemembersForItself() {
    LargeDownloads known = LargeDownloads.in(null);
    known.add(resource("x/large/1/large-1.jar"));
    assertTrue(known.contain(resource("x/large/1/large-1.jar")));
    assertFalse(LargeDownloads.in(null).contain(resource("x/large/1/large-1.jar")));
  }
}
