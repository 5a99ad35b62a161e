// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.source.UnicodeEscapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Whether a text mentions a package with modelled resources, as each file does that names one of
 * their types: to import it, to be in its package, or to qualify it. Only types that need no import
 * are looked for by their simple names. One pass over the text: each identifier is looked up by its
 * hash code, which is computed in the same pass, and nothing is copied.
 *
 * <p>A library that only holds the resources of others is not looked for: its containers, its
 * views, and objects that release what they were given. Neither a program without tensors nor the
 * sources of such a library are worth an analysis.
 *
 * <p>A package inside those of a library may be of another library, as its model says: the longest
 * name at a place decides.
 *
 * <p>Names may be spelled with Unicode escapes.
 */
final class NameFilter {

  private static final String IMPORTED_ALWAYS = "java.lang";

  private final Map<Integer, List<String[]>> byHash = new HashMap<>();
  private final Map<Integer, List<String[]>> others = new HashMap<>();

  private NameFilter() {}

  /**
   * Returns a filter on the types of libraries that have resources of their own, and of those that
   * the user or the summary of a module describes.
   */
  static NameFilter of(List<LibraryModel> libraries) {
    NameFilter filter = new NameFilter();
    libraries.stream()
        .filter(library -> isAlwaysLookedFor(library) || hasOwnResources(library))
        .forEach(filter::add);
    return filter;
  }

  private static boolean isAlwaysLookedFor(LibraryModel library) {
    return library.origin() == ModelOrigin.USER || library.origin() == ModelOrigin.SUMMARY;
  }

  private static boolean hasOwnResources(LibraryModel library) {
    return !library.effectsOnly()
        && library.types().stream()
            .map(LibraryModel.Type::model)
            .anyMatch(model -> model != null && !onlyHoldsOthers(model));
  }

  /** Returns whether a type has nothing to release but what its objects were given. */
  private static boolean onlyHoldsOthers(TypeModel model) {
    return model.kind() == ModelKind.VIEW
        || (model.kind() == ModelKind.CLOSEABLE && model.release().cascades());
  }

  private void add(LibraryModel library) {
    library.packages().forEach(each -> addName(each, byHash));
    library.otherPackages().forEach(each -> addName(each, others));
    library.types().forEach(type -> add(type.name()));
  }

  private void add(String type) {
    int cut = type.lastIndexOf('.');
    String inPackage = type.substring(0, Math.max(cut, 0));
    boolean needsImport = !inPackage.isEmpty() && !inPackage.equals(IMPORTED_ALWAYS);
    String simple = type.substring(Math.max(cut, type.lastIndexOf('$')) + 1);
    addName(needsImport ? inPackage : simple, byHash);
  }

  private static void addName(String name, Map<Integer, List<String[]>> all) {
    String[] segments = name.split("\\.");
    List<String[]> names = all.computeIfAbsent(segments[0].hashCode(), h -> new ArrayList<>());
    if (names.stream().noneMatch(known -> List.of(known).equals(List.of(segments)))) {
      names.add(segments);
    }
  }

  /** Returns the names that it looks for, and those that are of other libraries. */
  @Override
  public String toString() {
    return sorted(byHash) + " but " + sorted(others);
  }

  private static Set<String> sorted(Map<Integer, List<String[]>> names) {
    return names.values().stream()
        .flatMap(List::stream)
        .map(each -> String.join(".", each))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  boolean matches(String source) {
    String text = UnicodeEscapes.decoded(source);
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (!Character.isJavaIdentifierStart(c)) {
        i++;
        continue;
      }
      int end = endOfIdentifier(text, i);
      if (mentions(text, i, end)) {
        return true;
      }
      i = end;
    }
    return false;
  }

  private boolean mentions(String text, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    int own = longest(text, start, end, byHash.get(hash));
    return own > 0 && own >= longest(text, start, end, others.get(hash));
  }

  /** Returns how many identifiers the longest of the names at a place has, 0 if none is there. */
  private static int longest(String text, int start, int end, @Nullable List<String[]> names) {
    int longest = 0;
    for (String[] name : names == null ? List.<String[]>of() : names) {
      if (name.length > longest && isAt(text, start, end, name)) {
        longest = name.length;
      }
    }
    return longest;
  }

  /** Returns whether the identifiers of a qualified name stand at a place, with any white space. */
  private static boolean isAt(String text, int start, int end, String[] name) {
    int from = start;
    int to = end;
    for (int segment = 0; segment < name.length; segment++) {
      if (segment > 0) {
        int dot = skipBlanks(text, to);
        if (dot == text.length() || text.charAt(dot) != '.') {
          return false;
        }
        from = skipBlanks(text, dot + 1);
        to = endOfIdentifier(text, from);
      }
      if (to - from != name[segment].length() || !text.startsWith(name[segment], from)) {
        return false;
      }
    }
    return true;
  }

  private static int endOfIdentifier(String text, int start) {
    int i = start;
    while (i < text.length() && Character.isJavaIdentifierPart(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int skipBlanks(String text, int start) {
    int i = start;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }
}
