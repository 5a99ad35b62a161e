// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.project.artifact.Coordinates;
import dev.tensorlint.project.maven.LibraryArtifacts;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleKind;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;

/**
 * The files of a module on this machine.
 *
 * @param code a folder or an archive
 */
record Localized(Path code, List<Path> classpath) {

  private static final String FILE = "file";

  Localized {
    classpath = List.copyOf(classpath);
  }

  /**
   * Brings the files of a module to this machine, where they are not here already.
   *
   * @param scratch for copies
   */
  static Localized of(ModuleEntry entry, Configuration configuration, Path scratch)
      throws IOException {
    List<Path> classpath = new ArrayList<>();
    for (String each : entry.classpath()) {
      classpath.add(local(each, configuration, scratch.resolve("jar-" + classpath.size())));
    }
    if (entry.kind() == ModuleKind.MAVEN) {
      return ofLibrary(entry.location(), classpath);
    }
    return new Localized(
        local(entry.location(), configuration, scratch.resolve("code")), classpath);
  }

  private static Path local(String location, Configuration configuration, Path copy)
      throws IOException {
    if (location.startsWith("/")) {
      return Path.of(location);
    }
    URI uri = URI.create(location);
    if (uri.getScheme() == null || uri.getScheme().equals(FILE)) {
      return Path.of(uri.getPath());
    }
    FileSystem files = FileSystem.get(uri, configuration);
    org.apache.hadoop.fs.Path remote = new org.apache.hadoop.fs.Path(uri);
    if (files.getFileStatus(remote).isDirectory()) {
      throw new FileNotFoundException(
          "a folder must be on a file system that all machines mount: " + location);
    }
    files.copyToLocalFile(false, remote, new org.apache.hadoop.fs.Path(copy.toUri()), true);
    return copy;
  }

  /** The sources of a library, and the jars of all that it needs. */
  private static Localized ofLibrary(String location, List<Path> given) throws IOException {
    ProjectOptions options = ProjectOptions.ofUser(Trust.UNTRUSTED, false);
    try (ArtifactResolver resolver = new LibraryArtifacts(options, new ArrayList<>())) {
      Optional<Path> sources = resolved(resolver, location, ":sources", true).stream().findFirst();
      if (sources.isEmpty()) {
        throw new FileNotFoundException("no sources of " + location);
      }
      List<Path> classpath = new ArrayList<>(given);
      classpath.addAll(resolved(resolver, location, "", false));
      return new Localized(sources.get(), classpath);
    }
  }

  private static List<Path> resolved(
      ArtifactResolver resolver, String location, String classifier, boolean isExact)
      throws IOException {
    Coordinates coordinates =
        Coordinates.parse(location + classifier)
            .filter(each -> each.version() != null)
            .orElseThrow(
                () -> new FileNotFoundException("not group:artifact:version: " + location));
    return resolver
        .resolve(new ArtifactResolver.Wanted(List.of(coordinates), List.of(), List.of(), isExact))
        .jars();
  }
}
