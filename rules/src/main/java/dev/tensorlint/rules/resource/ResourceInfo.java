// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Place;
import org.jspecify.annotations.Nullable;

/**
 * The path-independent description of a resource, for messages.
 *
 * @param name variable or field to which it was first assigned, else the expression that creates it
 * @param isNamed whether {@code name} is a variable or field
 * @param model model of its type
 * @param created place at which it was created or first seen
 * @param origin how the method obtained it
 * @param mayBeNull whether the value may be null instead
 * @param container binary name of the class of a container, whose elements {@code model} describes;
 *     null for any other resource
 * @param madeFrom the resource whose method made it; null if there is none, or none that is certain
 * @param basis what it rests on that a method owns what it creates
 * @param parent place at which the resource was created whose release releases this one as well;
 *     null if there is none, or none that is certain
 * @param mayBeAnothers whether the call or the variable that gives it may give an object instead
 *     that is not the method's to release
 * @param isAmongOthers whether a container that it is in, or is, may hold such an object
 */
public record ResourceInfo(
    String name,
    boolean isNamed,
    TypeModel model,
    Place created,
    Origin origin,
    boolean mayBeNull,
    @Nullable String container,
    @Nullable ResourceInfo madeFrom,
    Basis basis,
    @Nullable Place parent,
    boolean mayBeAnothers,
    boolean isAmongOthers) {

  /** Creates the description of a resource that is not known to come from another one. */
  public ResourceInfo(
      String name,
      boolean isNamed,
      TypeModel model,
      Place created,
      Origin origin,
      boolean mayBeNull,
      @Nullable String container) {
    this(
        name,
        isNamed,
        model,
        created,
        origin,
        mayBeNull,
        container,
        null,
        Basis.CODE,
        null,
        false,
        false);
  }

  /** Creates the description of a resource that is no container. */
  public ResourceInfo(
      String name,
      boolean isNamed,
      TypeModel model,
      Place created,
      Origin origin,
      boolean mayBeNull) {
    this(name, isNamed, model, created, origin, mayBeNull, null);
  }

  public boolean isContainer() {
    return container != null;
  }

  /** Returns whether the method, or possibly the method, must release it. */
  public boolean isOfMethod() {
    return origin == Origin.CREATED || origin == Origin.OBTAINED;
  }

  /** Returns how the method came to own it, as the note at its place. */
  public String duty() {
    return switch (origin) {
      case OBTAINED -> "obtained here, and released on other paths of this method";
      case ELEMENT, TAKEN -> "taken out of its container here, owned by this method";
      case CREATED, PARAMETER, FIELD -> "created here, owned by this method" + because();
    };
  }

  private String because() {
    return basis.said().isEmpty() ? "" : " (" + basis.said() + ")";
  }

  /** Returns the binary name of its class, as far as known. */
  public String type() {
    return container == null ? model.name() : container;
  }

  /**
   * Returns the resource in a sentence: its name, or its type and what makes it where the code that
   * makes it is no name, because it is long or a method reference.
   */
  public String shown() {
    boolean isReadable = isNamed || !(name.endsWith("...") || name.contains("::"));
    return isReadable ? "`" + name + "`" : "the `" + simpleType() + "` of `" + maker() + "`";
  }

  private String simpleType() {
    String type = type();
    return type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
  }

  private String maker() {
    String code = created.file().textOf(created.span());
    int arguments = code.indexOf('(');
    String head = (arguments < 0 ? code : code.substring(0, arguments)).replaceAll("\\s+", " ");
    return code.contains("::") ? head : head + "(...)";
  }

  public ResourceInfo named(String variable) {
    return copy(variable, true, madeFrom, basis, parent, mayBeAnothers, isAmongOthers);
  }

  /** Returns this description with the resource whose method made it; null if there is none. */
  public ResourceInfo madeFrom(@Nullable ResourceInfo maker) {
    return copy(name, isNamed, maker, basis, parent, mayBeAnothers, isAmongOthers);
  }

  /** Returns this description with what it rests on that the method owns the resource. */
  public ResourceInfo restingOn(Basis reason) {
    return copy(name, isNamed, madeFrom, reason, parent, mayBeAnothers, isAmongOthers);
  }

  /** Returns this description with the place of the resource whose release releases it as well. */
  public ResourceInfo childOf(Place of) {
    return copy(name, isNamed, madeFrom, basis, of, mayBeAnothers, isAmongOthers);
  }

  /** Returns this description of a resource instead of which an object of others may be there. */
  public ResourceInfo orAnothers() {
    return copy(name, isNamed, madeFrom, basis, parent, true, isAmongOthers);
  }

  /** Returns this description of a resource in a container that may hold objects of others. */
  public ResourceInfo amongOthers() {
    return copy(name, isNamed, madeFrom, basis, parent, mayBeAnothers, true);
  }

  /** Returns another description of what was made in the same place and way. */
  private ResourceInfo copy(
      String newName,
      boolean hasName,
      @Nullable ResourceInfo maker,
      Basis reason,
      @Nullable Place of,
      boolean orAnothers,
      boolean amongOthers) {
    return new ResourceInfo(
        newName,
        hasName,
        model,
        created,
        origin,
        mayBeNull,
        container,
        maker,
        reason,
        of,
        orAnothers,
        amongOthers);
  }

  /** How a method obtains a resource. */
  public enum Origin {
    CREATED,
    /** An unknown call returned it, and the method releases it on some path. */
    OBTAINED,
    PARAMETER,
    FIELD,
    ELEMENT,
    /** Taken out of a container that other methods share. */
    TAKEN
  }
}
