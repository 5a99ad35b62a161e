// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the files whose types some files name, and those whose types these name, and so on, by the
 * names of files alone: a public type has a file of its name in a folder of its package's name.
 */
final class Neighbourhood {

  private static final String JAVA = ".java";
  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
  private static final Pattern IMPORT =
      Pattern.compile("^\\s*import\\s+(?:static\\s+)?([\\w.]+?)(\\.\\*)?\\s*;", Pattern.MULTILINE);

  private final Map<String, List<String>> byType = new HashMap<>();

  /**
   * @param names of all files, with {@code /} between folders
   */
  Neighbourhood(Collection<String> names) {
    for (String name : names) {
      byType.computeIfAbsent(typeOf(name), any -> new ArrayList<>()).add(name);
    }
  }

  private static String typeOf(String name) {
    String file = name.substring(name.lastIndexOf('/') + 1);
    return file.endsWith(JAVA) ? file.substring(0, file.length() - JAVA.length()) : file;
  }

  private static String folderOf(String name) {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }

  /**
   * Returns some files and what is around them, the nearest first.
   *
   * @param reader the text of a file
   * @param most how many characters of text are enough
   */
  List<SourceFile> around(
      Collection<SourceFile> centre, Function<String, Optional<SourceFile>> reader, long most) {
    List<SourceFile> found = new ArrayList<>(centre);
    Set<String> seen = new HashSet<>();
    centre.forEach(file -> seen.add(file.path()));
    Deque<SourceFile> open = new ArrayDeque<>(centre);
    long size = 0;
    while (!open.isEmpty() && size < most) {
      for (String name : namedBy(open.remove())) {
        Optional<SourceFile> file = seen.add(name) ? reader.apply(name) : Optional.empty();
        if (file.isPresent() && size < most) {
          size += file.get().text().length();
          found.add(file.get());
          open.add(file.get());
        }
      }
    }
    return found;
  }

  private List<String> namedBy(SourceFile file) {
    Imports imports = Imports.of(file);
    return Words.of(file.text()).identifiers().stream()
        .sorted()
        .flatMap(word -> byType.getOrDefault(word, List.of()).stream())
        .filter(imports::mayName)
        .toList();
  }

  /**
   * Which types a file can name by their simple names.
   *
   * @param folder of the file
   * @param ends how the paths of the types' folders or files may end
   */
  private record Imports(String folder, List<String> ends) {

    static Imports of(SourceFile file) {
      List<String> ends = new ArrayList<>();
      Matcher own = PACKAGE.matcher(file.text());
      if (own.find()) {
        ends.add(path(own.group(1)));
      }
      Matcher imported = IMPORT.matcher(file.text());
      while (imported.find()) {
        String name = imported.group(1);
        ends.add(path(name));
        ends.add(path(name.substring(0, Math.max(0, name.lastIndexOf('.')))));
      }
      return new Imports(folderOf(file.path()), ends.stream().filter(e -> e.length() > 2).toList());
    }

    private static String path(String name) {
      return "/" + name.replace('.', '/') + "/";
    }

    boolean mayName(String file) {
      String type = folderOf(file) + typeOf(file) + "/";
      return folderOf(file).equals(folder)
          || Stream.of(type, folderOf(file))
              .anyMatch(each -> ends.stream().anyMatch(each::endsWith));
    }
  }
}
