// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RepositoryTest {

  @Test
  void aBuildIsInTheRepositoryAboveIt(@TempDir Path folder) throws IOException {
    Path build = Files.createDirectories(folder.resolve("repository/java/build"));
    Files.createDirectory(folder.resolve("repository/.git"));
    assertEquals(folder.resolve("repository"), Repository.above(build));
  }

  @Test
  void aWorkTreeHasAFileInPlaceOfTheFolder(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve(".git"), "gitdir: elsewhere\n");
    assertEquals(folder, Repository.above(folder));
  }
}
