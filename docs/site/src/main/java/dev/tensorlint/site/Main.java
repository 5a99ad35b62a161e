// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the site: {@code REPOSITORY FOLDER}. */
public final class Main {

  private Main() {}

  /**
   * Writes the site of a repository into a folder.
   *
   * @param arguments the top folder of the repository, and the folder of the site
   * @throws IllegalArgumentException if a document links to what is not there
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 2) {
      throw new IllegalArgumentException("two arguments are needed: REPOSITORY FOLDER");
    }
    Path folder = Path.of(arguments[1]).toAbsolutePath().normalize();
    List<SiteFile> files = Site.of(new Repository(Path.of(arguments[0]))).files();
    for (SiteFile file : files) {
      Path target = folder.resolve(file.path());
      Files.createDirectories(target.getParent());
      Files.write(target, file.content());
    }
    System.out.println(files.size() + " files, start with " + folder.resolve("index.html"));
  }
}
