// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What tells that code uses the version of a library that a model describes, where the class path
 * does not.
 *
 * @param named types, and members as {@code a.b.C#member}, one of which the sources name
 * @param notNamed those of other versions: the sources name none
 * @param builtWith artifacts one of which a build file names
 */
public record VersionMarks(List<String> named, List<String> notNamed, List<Artifact> builtWith) {

  /** Of a model that only the class path or the user chooses. */
  public static final VersionMarks NONE = new VersionMarks(List.of(), List.of(), List.of());

  public VersionMarks {
    named = List.copyOf(named);
    notNamed = List.copyOf(notNamed);
    builtWith = List.copyOf(builtWith);
  }

  boolean isEmpty() {
    return named.isEmpty() && builtWith.isEmpty();
  }

  /**
   * Returns whether code uses the version.
   *
   * @param builds the texts of build files
   */
  boolean areIn(Collection<String> sources, Collection<String> builds) {
    boolean isUsed =
        names(named, sources)
            || builds.stream()
                .anyMatch(text -> builtWith.stream().anyMatch(artifact -> artifact.isIn(text)));
    return isUsed && !names(notNamed, sources);
  }

  private static boolean names(List<String> names, Collection<String> sources) {
    List<SourceName> wanted = names.stream().map(SourceName::of).toList();
    return sources.stream().anyMatch(text -> wanted.stream().anyMatch(each -> each.isIn(text)));
  }

  /**
   * A type or member as sources name it: in full, or by its simple name where its package or type
   * is imported.
   */
  private record SourceName(
      String inPackage,
      String typeName,
      Pattern full,
      Pattern onDemand,
      Pattern imported,
      Pattern simple) {

    static SourceName of(String name) {
      int memberAt = name.indexOf('#');
      String type = memberAt < 0 ? name : name.substring(0, memberAt);
      String member =
          memberAt < 0 ? "" : "\\s*\\.\\s*" + Pattern.quote(name.substring(memberAt + 1));
      int cut = type.lastIndexOf('.');
      String inPackage = type.substring(0, cut);
      String typeName = type.substring(cut + 1);
      String simple = "(?<![.\\w])" + Pattern.quote(typeName) + member + "\\b";
      return new SourceName(
          inPackage,
          typeName,
          Pattern.compile("(?<![.\\w])" + Pattern.quote(type) + member + "\\b"),
          Pattern.compile("\\bimport\\s+" + Pattern.quote(inPackage + ".*")),
          Pattern.compile("\\bimport\\s+" + Pattern.quote(type) + "\\s*;"),
          Pattern.compile(simple));
    }

    boolean isIn(String text) {
      return text.contains(typeName)
          && text.contains(inPackage)
          && (full.matcher(text).find()
              || ((onDemand.matcher(text).find() || imported.matcher(text).find())
                  && simple.matcher(text).find()));
    }
  }
}
