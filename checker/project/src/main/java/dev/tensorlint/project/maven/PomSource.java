// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.building.ModelSource2;
import org.jspecify.annotations.Nullable;

/** A POM of a project; the parent that it names by path is in the confines, or is not there. */
final class PomSource extends FileModelSource {

  private final Confines confines;

  PomSource(File pom, Confines confines) {
    super(pom);
    this.confines = confines;
  }

  @Override
  public InputStream getInputStream() throws IOException {
    Path pom = getFile().toPath();
    confines.inputs().add(pom);
    if (!Files.isRegularFile(pom)) {
      throw new IOException("no regular file");
    }
    return Files.newInputStream(pom);
  }

  @Override
  public @Nullable ModelSource2 getRelatedSource(String path) {
    // A path that no file system has is the path of no parent.
    if (path.indexOf('\0') >= 0) {
      return null;
    }
    ModelSource2 related = super.getRelatedSource(path);
    return related instanceof FileModelSource file && confines.hold(file.getFile().toPath())
        ? new PomSource(file.getFile(), confines)
        : null;
  }
}
