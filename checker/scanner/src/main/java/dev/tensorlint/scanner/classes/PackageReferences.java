// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassHeader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which packages the classes of each package of a jar or folder name: what decides whether code can
 * reach something modelled. Of a jar it is kept, since it follows from its content.
 *
 * @param byPackage the packages named, by the package of the class that names them
 */
record PackageReferences(Map<String, Set<String>> byPackage) {

  private static final String KIND = "packages-1";

  PackageReferences {
    byPackage = Map.copyOf(byPackage);
  }

  /** Returns what a jar or folder names; of a jar what is kept, if it is. */
  static PackageReferences of(Path path, ClassContainer container, ContentStore store) {
    if (!Files.isRegularFile(path)) {
      return read(container);
    }
    try {
      ContentKey key = store.key(KIND, path);
      Optional<PackageReferences> kept = store.get(key).map(PackageReferences::parse);
      if (kept.isPresent()) {
        return kept.get();
      }
      PackageReferences found = read(container);
      store.put(key, found.text().getBytes(StandardCharsets.UTF_8));
      return found;
    } catch (IOException e) {
      return read(container);
    }
  }

  private static PackageReferences read(ClassContainer container) {
    SortedMap<String, Set<String>> found = new TreeMap<>();
    for (String each : container.packages()) {
      Set<String> named = new TreeSet<>();
      for (String type : container.classes(each)) {
        PackageNames.addTo(named, text(container, type.replace('.', '/')));
      }
      named.remove(each);
      if (!named.isEmpty()) {
        found.put(each, named);
      }
    }
    return new PackageReferences(found);
  }

  /** A class that cannot be read names nothing; where its names matter, that is reported. */
  private static String text(ClassContainer container, String internalName) {
    try {
      byte[] content = container.read(internalName);
      return content == null ? "" : ClassHeader.read(content).text();
    } catch (IOException e) {
      return "";
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(byPackage)
        .forEach(
            (name, named) ->
                text.append(name)
                    .append(' ')
                    .append(String.join(" ", new TreeSet<>(named)))
                    .append('\n'));
    return text.toString();
  }

  private static PackageReferences parse(byte[] stored) {
    SortedMap<String, Set<String>> found = new TreeMap<>();
    for (String line : new String(stored, StandardCharsets.UTF_8).split("\n")) {
      String[] names = line.split(" ");
      found.put(names[0], Set.copyOf(Arrays.asList(names).subList(1, names.length)));
    }
    return new PackageReferences(found);
  }
}
