// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import java.util.List;
import java.util.Set;

/**
 * One source file, as far as it is measured.
 *
 * @param folder name of its package
 * @param name name of the file, without {@code .java}
 * @param imports imported types and star imports ({@code a.b.*}), static ones as well
 * @param named capitalised simple names and dotted names in its code
 * @param declared types and type variables that it declares below its top level
 */
record Source(
    String folder,
    String name,
    int lines,
    List<String> imports,
    Set<String> named,
    Set<String> declared,
    boolean readsOrigin,
    boolean looksUpOtherwise,
    int instrTests,
    int textOrders,
    int regexes,
    int equalsMethods) {

  String key() {
    return folder + "." + name;
  }

  /** Returns whether its code may depend on whether a model or a body describes a call. */
  boolean asks() {
    return readsOrigin || looksUpOtherwise;
  }

  boolean isIn(String parent) {
    return folder.equals(parent) || folder.startsWith(parent + ".");
  }
}
