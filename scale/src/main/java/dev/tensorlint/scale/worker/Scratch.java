// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A folder that is deleted with all that is in it. */
public final class Scratch implements AutoCloseable {

  private final Path folder;

  private Scratch(Path folder) {
    this.folder = folder;
  }

  /** Makes a folder that only this user can read. */
  public static Scratch make() throws IOException {
    return new Scratch(Files.createTempDirectory("tensorlint-corpus").toRealPath());
  }

  public Path folder() {
    return folder;
  }

  @Override
  public void close() throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path each, @Nullable IOException failure)
              throws IOException {
            if (failure != null) {
              throw failure;
            }
            Files.delete(each);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
