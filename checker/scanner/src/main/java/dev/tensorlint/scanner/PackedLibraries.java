// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The libraries in checked archives. The archive of a whole application has its libraries in it, as
 * jars: they are unpacked into a folder of their own, and follow the class path.
 */
final class PackedLibraries implements AutoCloseable {

  /** Bytes of all libraries of a run together. */
  private static final long MOST_BYTES = 2L << 30;

  private static final int MOST_JARS = 10_000;

  private static final int BUFFER = 1 << 16;

  private final ShownPaths shown;
  private final List<Path> jars = new ArrayList<>();
  private final List<Path> folders = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private @Nullable Path folder;
  private long left = MOST_BYTES;

  private PackedLibraries(ShownPaths shown) {
    this.shown = shown;
  }

  /** Unpacks the libraries of the archives among the paths of a request. */
  static PackedLibraries of(LintRequest request) {
    PackedLibraries libraries = new PackedLibraries(new ShownPaths(request.workingDirectory()));
    for (Path each : request.paths()) {
      Path file = request.workingDirectory().resolve(each);
      if (SourceDiscovery.isArchive(file) && Files.isRegularFile(file)) {
        libraries.unpack(file);
      }
    }
    return libraries;
  }

  /** Returns the request with the libraries at the end of its class path. */
  LintRequest in(LintRequest request) {
    if (jars.isEmpty()) {
      return request;
    }
    List<Path> classpath = new ArrayList<>(request.classpath());
    classpath.addAll(jars);
    return request.withClasspath(classpath);
  }

  /** Returns what could not be unpacked. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** What is no readable archive is reported where its classes are read. */
  private void unpack(Path archive) {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      if (zip.size() <= ClassContainer.MOST_ENTRIES) {
        for (ZipEntry each : Collections.list(zip.entries())) {
          if (each.getName().endsWith(".jar") && !each.isDirectory()) {
            unpack(archive, zip, each);
          }
        }
      }
    } catch (IOException e) {
      // The archive itself cannot be read, which the reader of its classes reports.
    }
  }

  private void unpack(Path archive, ZipFile zip, ZipEntry entry) {
    if (jars.size() < MOST_JARS && isUnpacked(zip, entry)) {
      return;
    }
    diagnostics.add(
        Diagnostic.gap(
            shown.of(archive) + "!/" + entry.getName(),
            0,
            0,
            "this library of the archive is broken or too large, or there is no room to unpack it;"
                + " names from it stay unresolved",
            "name it with --classpath"));
  }

  private boolean isUnpacked(ZipFile zip, ZipEntry entry) {
    try {
      Path file = target(entry.getName());
      if (file == null) {
        return false;
      }
      try (InputStream in = zip.getInputStream(entry);
          OutputStream out = Files.newOutputStream(file)) {
        boolean isWhole = copy(in, out);
        if (isWhole) {
          jars.add(file);
        }
        return isWhole;
      }
    } catch (IOException e) {
      return false;
    }
  }

  private boolean copy(InputStream in, OutputStream out) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
      left -= read;
      if (left < 0) {
        return false;
      }
      out.write(buffer, 0, read);
    }
    return true;
  }

  /** Returns a new file by the name of an entry alone, wherever it says it lies. */
  private @Nullable Path target(String entry) throws IOException {
    String name = entry.substring(entry.lastIndexOf('/') + 1);
    boolean isPlain =
        name.chars().allMatch(each -> Character.isLetterOrDigit(each) || isMark(each));
    if (!isPlain) {
      return null;
    }
    Path all = folder == null ? Files.createTempDirectory("tensorlint-libraries") : folder;
    folder = all;
    Path own = Files.createDirectory(all.resolve(String.valueOf(folders.size())));
    folders.add(own);
    return own.resolve(name);
  }

  private static boolean isMark(int each) {
    return "-_.+~".indexOf(each) >= 0;
  }

  @Override
  public void close() {
    try {
      for (Path each : folders) {
        try (var files = Files.list(each)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(each);
      }
      if (folder != null) {
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
