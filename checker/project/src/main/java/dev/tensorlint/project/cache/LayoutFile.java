// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A kept layout as a file: the number of the format, and the bytes of records of texts. */
final class LayoutFile {

  /** Counts the versions of this format. */
  private static final byte FORMAT = 4;

  private static final long MOST_BYTES = 128L << 20;

  private static final ValueForm FORM = ValueForm.of(Written.class);

  private LayoutFile() {}

  /** Writes a file in one step: no other process sees a part of it. */
  static void write(KeptLayout kept, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path part = Files.createTempFile(folder, "layout", ".part");
    try {
      try (OutputStream out = Files.newOutputStream(part)) {
        out.write(FORMAT);
        out.write(ValueWriter.bytes(FORM, Written.of(kept)));
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /**
   * Reads a file; empty if another version has written it.
   *
   * @throws IOException also if it is no file of this kind
   */
  static Optional<KeptLayout> read(Path file) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
      throw new IOException("no regular file of this size");
    }
    byte[] bytes = Files.readAllBytes(file);
    if (bytes.length == 0) {
      throw new IOException("no format");
    }
    if (bytes[0] != FORMAT) {
      return Optional.empty();
    }
    byte[] value = Arrays.copyOfRange(bytes, 1, bytes.length);
    try {
      Written written = (Written) ValueReader.read(FORM, value, ValueReader.Files.NONE);
      return Optional.of(written.kept());
    } catch (RuntimeException e) {
      throw new IOException("not what this version writes", e);
    }
  }

  /** A kept layout with texts for all that is not one. */
  private record Written(
      long at,
      Map<String, String> paths,
      Map<String, String> folders,
      Map<String, String> parents,
      List<Module> modules,
      List<ProjectGap> gaps,
      List<Diagnostic> problems) {

    static Written of(KeptLayout kept) {
      ProjectLayout layout = kept.layout();
      return new Written(
          kept.at().toEpochMilli(),
          kept.paths(),
          kept.folders(),
          kept.parents(),
          layout.modules().stream().map(Module::of).toList(),
          layout.gaps(),
          layout.problems());
    }

    KeptLayout kept() {
      List<ProjectModule> read = modules.stream().map(Module::read).toList();
      ProjectLayout layout = new ProjectLayout(read, gaps, problems);
      return new KeptLayout(Instant.ofEpochMilli(at), paths, folders, parents, layout);
    }
  }

  /** A module with texts for paths and for its encoding. */
  private record Module(
      String name,
      String folder,
      List<String> sourceRoots,
      List<String> testRoots,
      List<String> classpath,
      List<String> uses,
      boolean isBeside,
      int release,
      @Nullable String encoding) {

    static Module of(ProjectModule module) {
      Charset encoding = module.encoding();
      return new Module(
          module.name(),
          module.folder().toString(),
          texts(module.sourceRoots()),
          texts(module.testRoots()),
          texts(module.classpath()),
          texts(module.uses()),
          module.isBeside(),
          module.release(),
          encoding == null ? null : encoding.name());
    }

    ProjectModule read() {
      return new ProjectModule(
          name,
          Path.of(folder),
          paths(sourceRoots),
          paths(testRoots),
          paths(classpath),
          paths(uses),
          isBeside,
          release,
          encoding == null ? null : Charset.forName(encoding));
    }

    private static List<String> texts(List<Path> paths) {
      return paths.stream().map(Path::toString).toList();
    }

    private static List<Path> paths(List<String> texts) {
      return texts.stream().map(Path::of).toList();
    }
  }
}
