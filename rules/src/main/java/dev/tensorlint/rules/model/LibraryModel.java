// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.source.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One model file, decoded; what was wrong in it is left out.
 *
 * @param name the file's name without {@code .yaml}, by which users ask for it
 * @param library coordinates of the library it describes
 * @param versions versions it was checked against, empty when the file does not say
 * @param description one line on the library, empty when the file does not say
 * @param path where the file is, as shown to people
 * @param activation when it is used
 * @param activeWith binary name of a class: a run whose class path has it uses the model as if the
 *     user had named it. Empty for none
 * @param marks what else tells that code uses the version that it describes
 * @param effectsOnly whether it has no types of its own that could leak: it only says what becomes
 *     of values that are given to it
 * @param renames which types of another model it describes under other names
 * @param packages the packages that it describes as a whole, with those inside them
 * @param quietPackages the packages, with those inside them, whose methods throw only what an entry
 *     or a declaration says
 * @param otherPackages packages inside those of its types that are of another library
 * @param types in the order of the file
 * @param annotations what it says of annotations
 * @param conventions what it says of names that programs use
 */
public record LibraryModel(
    String name,
    String library,
    String versions,
    String description,
    String path,
    ModelOrigin origin,
    ModelActivation activation,
    String activeWith,
    VersionMarks marks,
    boolean effectsOnly,
    Renames renames,
    List<String> packages,
    List<String> quietPackages,
    List<String> otherPackages,
    List<Type> types,
    AnnotationEffects annotations,
    Conventions conventions) {

  public LibraryModel {
    packages = List.copyOf(packages);
    quietPackages = List.copyOf(quietPackages);
    otherPackages = List.copyOf(otherPackages);
    types = List.copyOf(types);
  }

  /**
   * What the file says of one type.
   *
   * @param name binary name
   * @param at where the type's name stands
   * @param model what it is, null when the file only says what its methods do
   * @param traits what else it is, beside something to release
   * @param named release and metadata methods as they stand in the file
   * @param methods in the order of the file, one for each pattern
   */
  public record Type(
      String name,
      Position at,
      @Nullable TypeModel model,
      TypeTraits traits,
      List<Name> named,
      List<Method> methods) {

    public Type {
      named = List.copyOf(named);
      methods = List.copyOf(methods);
    }
  }

  /** A method's name in a list of names. */
  public record Name(String text, Position at) {}

  /** What the file says of the methods that a pattern matches. */
  public record Method(MethodPattern pattern, Position at, Summary effect) {}
}
