// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Finds model files: on a class path, named by the user. Finds, too, which of some classes the
 * class path has.
 */
final class ModelFinder {

  /** Where models are, in a jar or folder of a class path. */
  static final String FOLDER = "META-INF/tensorlint/";

  private static final String FILES = "*.{yaml,summary}";
  private static final int MOST_BYTES = 2 << 20;

  /** Models in one jar or folder of a class path. */
  private static final int MOST_MODELS = 1_000;

  private final Set<String> wanted;
  private final Set<String> classes = new HashSet<>();
  private final List<ModelText> found = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /**
   * @param wanted binary names of classes to look for
   */
  ModelFinder(Set<String> wanted) {
    this.wanted = wanted;
  }

  /** Returns those of the wanted classes that the class path has. */
  Set<String> classes() {
    return classes;
  }

  List<ModelText> found() {
    return found;
  }

  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Adds a file of the user's; one that cannot be read is reported. */
  void addFile(Path file) {
    String path = shown(file);
    try {
      add(file, path, ModelOrigin.USER);
    } catch (IOException e) {
      addUnreadable(path, reason(file, e));
    }
  }

  /**
   * Adds the models in a jar or folder. What does not exist has none; the front ends report missing
   * class path elements.
   */
  void addClasspathElement(Path element) {
    try {
      if (Files.isDirectory(element)) {
        addFolder(element.resolve(FOLDER));
        addClasses(file -> Files.exists(element.resolve(file)));
      } else if (Files.isRegularFile(element)) {
        addJar(element);
      }
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.warning(
              shown(element), "cannot look for models in it: " + reason(element, e)));
    }
  }

  private void addClasses(Predicate<String> isThere) {
    wanted.stream()
        .filter(name -> isThere.test(name.replace('.', '/') + ".class"))
        .forEach(classes::add);
  }

  private void addFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> listing = Files.newDirectoryStream(folder, FILES)) {
      for (Path file : listing) {
        files.add(file);
        requireFew(files);
      }
    }
    files.sort(null);
    for (Path file : files) {
      String path = shown(file);
      add(file, path, originOf(path));
    }
  }

  private void add(Path file, String path, ModelOrigin origin) throws IOException {
    String name = ModelText.nameOf(String.valueOf(file.getFileName()));
    try {
      add(name, path, origin, BoundedFile.read(file, MOST_BYTES));
    } catch (RefusedFileException e) {
      addUnreadable(path, reason(file, e));
    }
  }

  private void addUnreadable(String path, String reason) {
    diagnostics.add(
        SummaryFile.isOne(path)
            ? Diagnostic.warning(path, "cannot read this summary of a module: " + reason)
            : Diagnostic.error(path, "cannot read this model: " + reason));
  }

  private static ModelOrigin originOf(String path) {
    return SummaryFile.isOne(path) ? ModelOrigin.SUMMARY : ModelOrigin.CLASSPATH;
  }

  private static void requireFew(List<?> models) throws RefusedFileException {
    if (models.size() > MOST_MODELS) {
      throw RefusedFileException.moreEntriesThan(MOST_MODELS);
    }
  }

  private void addJar(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      addClasses(file -> zip.getEntry(file) != null);
      List<String> names =
          zip.stream()
              .map(ZipEntry::getName)
              .filter(ModelFinder::isModel)
              .limit(MOST_MODELS + 1L)
              .sorted()
              .toList();
      requireFew(names);
      for (String name : names) {
        String path = shown(jar) + "!/" + name;
        try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
          String model = ModelText.nameOf(name.substring(FOLDER.length()));
          add(model, path, originOf(path), BoundedFile.read(in, MOST_BYTES));
        } catch (RefusedFileException e) {
          addUnreadable(path, reason(jar, e));
        }
      }
    }
  }

  private void add(String name, String path, ModelOrigin origin, byte[] bytes) {
    // TensorLint's own jar may be on the analysed class path.
    decode(bytes, path)
        .filter(text -> !BundledModels.isOne(name, text))
        .ifPresent(text -> found.add(new ModelText(name, path, origin, text)));
  }

  private Optional<String> decode(byte[] bytes, String path) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes))
              .toString());
    } catch (CharacterCodingException e) {
      diagnostics.add(Diagnostic.error(path, "not a model: the file is not UTF-8"));
      return Optional.empty();
    }
  }

  private static boolean isModel(String entry) {
    return entry.startsWith(FOLDER)
        && (entry.endsWith(".yaml") || SummaryFile.isOne(entry))
        && entry.indexOf('/', FOLDER.length()) < 0;
  }

  private static String shown(Path path) {
    return path.toString().replace('\\', '/');
  }

  private static String reason(Path path, IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (Files.isDirectory(path)) {
      return "it is a folder";
    }
    return e instanceof RefusedFileException refused
        ? "it " + refused.what() + ", " + refused.cure()
        : String.valueOf(e.getMessage());
  }
}
