// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Conduct;
import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.ListedExceptions;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The models that ship with TensorLint. Their files are decoded when its jar is built, since that
 * takes a third of a short run; the jar has what they say beside them.
 */
final class BundledModels {

  private static final String COMPILED = "/" + ModelFinder.FOLDER + "bundled.bin";
  private static final String INDEX = "/" + ModelFinder.FOLDER + "bundled.txt";

  /** What all bundled models say, in the order of their index. */
  private record All(List<LibraryModel> models) {}

  private BundledModels() {}

  /** Returns what the models say. */
  static List<LibraryModel> all() {
    return isBuilt() ? compiled() : decoded();
  }

  /** Where classes are in a folder, somebody is changing them: what is beside them may be older. */
  private static boolean isBuilt() {
    CodeSource source = BundledModels.class.getProtectionDomain().getCodeSource();
    return source != null
        && source.getLocation() != null
        && source.getLocation().getPath().endsWith(".jar");
  }

  private static List<LibraryModel> compiled() {
    try (InputStream in = BundledModels.class.getResourceAsStream(COMPILED)) {
      return in == null ? decoded() : read(in.readAllBytes());
    } catch (IOException e) {
      throw new IllegalStateException(
          "unreadable in the jar of TensorLint's rules: " + COMPILED, e);
    }
  }

  /** Returns what the files of the models say. */
  static List<LibraryModel> decoded() {
    return names().parallelStream().map(BundledModels::decode).toList();
  }

  private static LibraryModel decode(String file) {
    YamlProblems problems = new YamlProblems("bundled:" + file);
    ModelText text =
        new ModelText(ModelText.nameOf(file), "bundled:" + file, ModelOrigin.BUNDLED, text(file));
    LibraryModel model = LibraryDecoder.decode(text, problems).orElse(null);
    if (model == null || problems.count() > 0) {
      throw new IllegalStateException("wrong in a bundled model: " + problems.diagnostics());
    }
    return model;
  }

  /** Returns the names of the models. */
  static Set<String> modelNames() {
    return names().stream().map(ModelText::nameOf).collect(Collectors.toSet());
  }

  /** Returns the text of a model, by its name. */
  static String textOf(String model) {
    return text(model + ".yaml");
  }

  private static List<String> names() {
    return resource(INDEX).lines().map(String::strip).toList();
  }

  /** Returns whether a model is the bundled one of its name. */
  static boolean isOne(String name, String text) {
    return names().contains(name + ".yaml") && text(name + ".yaml").equals(text);
  }

  private static String text(String file) {
    return resource("/" + ModelFinder.FOLDER + file);
  }

  /** A resource of our own jar; that it is missing is a broken build, not bad input. */
  private static String resource(String name) {
    try (InputStream in = BundledModels.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing in the jar of TensorLint's rules: " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("unreadable in the jar of TensorLint's rules: " + name, e);
    }
  }

  private static ValueForm form() {
    return ValueForm.of(
        All.class,
        List.of(
            BinaryOrigin.class,
            Conduct.class,
            Extents.class,
            GarbageRequest.class,
            ListedExceptions.class,
            Timing.class));
  }

  static byte[] compile(List<LibraryModel> models) throws IOException {
    return ValueWriter.bytes(form(), new All(models));
  }

  static List<LibraryModel> read(byte[] compiled) throws IOException {
    return ((All) ValueReader.read(form(), compiled, ValueReader.Files.NONE)).models();
  }

  /**
   * Writes what the models say into a folder of classes, for the jar that is made of it.
   *
   * @param arguments the folder
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]).resolve(COMPILED.substring(1));
    Files.write(file, compile(decoded()));
  }
}
