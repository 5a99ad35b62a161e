// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.BinaryName;
import dev.tensorlint.scanner.types.ClassInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The declarations of the libraries that the bundled models describe, which travel with the
 * scanner: {@code index.txt} has the packages of each, and a text is read when a type of one of its
 * packages is asked for. Thread-safe.
 */
final class Signatures implements AssumedTypes {

  private static final String INDEX = "index.txt";

  /**
   * Marks a library in a version that is known only while its model is in use. It stands before the
   * libraries with the same packages, and is then in their place.
   */
  static final String OF_VERSION = "?";

  private final Map<String, List<Library>> byPackage = new HashMap<>();

  Signatures() {
    this(Signatures::resource, List.of());
  }

  /**
   * @param models the models in use, which may give types other names
   */
  Signatures(List<LibraryModel> models) {
    this(Signatures::resource, models);
  }

  /**
   * @param resources reads a text by its name
   */
  Signatures(UnaryOperator<String> resources, List<LibraryModel> models) {
    Set<String> inUse = models.stream().map(LibraryModel::library).collect(Collectors.toSet());
    Set<String> replaced = new HashSet<>();
    for (String line : resources.apply(INDEX).split("\n")) {
      Entry entry = Entry.of(line);
      boolean isKnown =
          entry.isOfVersion()
              ? inUse.contains(entry.library())
              : entry.packages().stream().noneMatch(replaced::contains);
      if (isKnown) {
        replaced.addAll(entry.isOfVersion() ? entry.packages() : List.of());
        add(entry, () -> resources.apply(entry.name() + ".txt"), models);
      }
    }
  }

  /**
   * A line of the index.
   *
   * @param name that of the text
   */
  private record Entry(boolean isOfVersion, String name, List<String> packages) {

    static Entry of(String line) {
      boolean isOfVersion = line.startsWith(OF_VERSION);
      String rest = isOfVersion ? line.substring(OF_VERSION.length()) : line;
      List<String> words = List.of(rest.split(" "));
      return new Entry(isOfVersion, words.get(0), words.subList(1, words.size()));
    }

    /** Returns the coordinates of the library. */
    String library() {
      return name.replaceFirst("_", ":");
    }
  }

  /** Adds a library, after what it is under the other names that models give its types. */
  private void add(Entry entry, Supplier<String> text, List<LibraryModel> models) {
    for (LibraryModel model : models) {
      RenamedText renamed = new RenamedText(model.renames(), model.packages());
      if (!model.renames().isEmpty() && renamed.takesOf(entry.packages())) {
        add(new Library(renamed.packages(entry.packages()), () -> renamed.of(text.get())));
      }
    }
    add(new Library(entry.packages(), text));
  }

  private void add(Library library) {
    library
        .packages()
        .forEach(each -> byPackage.computeIfAbsent(each, any -> new ArrayList<>(1)).add(library));
  }

  private static String resource(String name) {
    try (InputStream in = Signatures.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the scanner lacks its resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public @Nullable ClassInfo find(String binaryName, Predicate<String> hasPackage) {
    for (Library library : librariesOf(BinaryName.packageOf(binaryName))) {
      ClassInfo found = library.find(binaryName, hasPackage);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  @Override
  public Set<String> typesIn(String packageName, Predicate<String> hasPackage) {
    Set<String> types = new HashSet<>();
    for (Library library : librariesOf(packageName)) {
      types.addAll(library.typesIn(packageName, hasPackage));
    }
    return types;
  }

  private List<Library> librariesOf(String packageName) {
    return byPackage.getOrDefault(packageName, List.of());
  }
}
