// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.scanner.draft.ModelDraft;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What the jar of a library says of itself: the coordinates that Maven has put into it. */
final class JarTitle {

  private static final Pattern COORDINATES =
      Pattern.compile("META-INF/maven/[^/]+/[^/]+/pom\\.properties");

  /** A part of coordinates; nothing else may come out of a jar that nobody trusts. */
  private static final Pattern PLAIN = Pattern.compile("[\\w.-]+");

  private static final int MOST_BYTES = 1 << 16;

  private JarTitle() {}

  /** Returns the coordinates in a jar; the name of the file where it has none, or several. */
  static ModelDraft.Title of(Path jar) {
    ModelDraft.Title ofFile =
        new ModelDraft.Title(String.valueOf(jar.getFileName()).replaceFirst("\\.jar$", ""), "");
    if (!Files.isRegularFile(jar)) {
      return ofFile;
    }
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> found =
          zip.stream().filter(each -> COORDINATES.matcher(each.getName()).matches()).toList();
      return found.size() == 1 ? of(zip, found.get(0), ofFile) : ofFile;
    } catch (IOException e) {
      return ofFile; // The command itself reports it.
    }
  }

  private static ModelDraft.Title of(ZipFile zip, ZipEntry entry, ModelDraft.Title otherwise)
      throws IOException {
    Properties said = new Properties();
    try (InputStream in = zip.getInputStream(entry)) {
      said.load(new ByteArrayInputStream(BoundedFile.read(in, MOST_BYTES)));
    } catch (IllegalArgumentException e) {
      return otherwise; // An escape that is none.
    }
    List<String> parts =
        List.of("groupId", "artifactId", "version").stream()
            .map(each -> said.getProperty(each, ""))
            .toList();
    return parts.stream().allMatch(each -> PLAIN.matcher(each).matches())
        ? new ModelDraft.Title(parts.get(0) + ":" + parts.get(1), parts.get(2))
        : otherwise;
  }
}
