// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.rules.ir.RootMark;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What top-level class names mean in the files of one source root. A name that one root alone
 * declares means the same everywhere. One that several roots declare means the class of the file's
 * own root, else that of the first root which it sees; where none of them declares it, the sources
 * do not. Immutable, once all files are declared.
 */
public final class NameSpace {

  /** The name space of a program whose names are not ambiguous. */
  public static final NameSpace ONLY = new NameSpace("", List.of(), Map.of());

  private final String root;
  private final @Nullable List<String> seen;
  private final Map<String, ? extends Set<String>> rootsOf;

  /**
   * @param seen the roots that this one sees, in order; null where no build file says it, and the
   *     nearest counts
   * @param rootsOf the roots that declare a top-level class, by its binary name
   */
  NameSpace(String root, @Nullable List<String> seen, Map<String, ? extends Set<String>> rootsOf) {
    this.root = root;
    this.seen = seen;
    this.rootsOf = rootsOf;
  }

  /** Returns the binary name of the class that the name of a top-level class means here. */
  public String nameOf(String written) {
    Set<String> roots = rootsOf.get(written);
    if (roots == null || roots.size() < 2) {
      return written;
    }
    String meant = roots.contains(root) ? root : other(roots);
    return meant == null ? written : RootMark.mark(written, meant);
  }

  private @Nullable String other(Set<String> roots) {
    return seen == null
        ? Nearest.of(root, roots)
        : seen.stream().filter(roots::contains).findFirst().orElse(null);
  }

  /** Returns a file's declarations under their names in this name space. */
  UnitSkeleton named(UnitSkeleton unit) {
    boolean isPlain =
        unit.types().stream().allMatch(type -> nameOf(type.name()).equals(type.name()));
    return isPlain
        ? unit
        : new UnitSkeleton(
            unit.packageName(), unit.imports(), unit.types().stream().map(this::named).toList());
  }

  private TypeSkeleton named(TypeSkeleton type) {
    return new Renaming(type.name(), nameOf(type.name())).of(type);
  }
}
