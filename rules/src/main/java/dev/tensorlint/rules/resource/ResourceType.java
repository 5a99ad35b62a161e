// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The class of the objects that a resource represents, as far as a path determines it: part of the
 * state of the resource, since the transfer of later calls depends on it.
 *
 * @param model model of its type; of a container: of its elements
 * @param container binary name of the class of a container; null for any other resource
 * @param isCarrier whether it is an object of the program that holds resources in its fields
 * @param mayBeNull whether the value may be null instead
 */
public record ResourceType(
    TypeModel model, @Nullable String container, boolean isCarrier, boolean mayBeNull) {

  /** Stands for the class of the container of all results of a lambda. */
  public static final String RESULTS_OF_LAMBDA = "->";

  /** Stands for the class of the container of all parts of a result. */
  public static final String PARTS_OF_RESULT = "parts";

  private static final Comparator<ResourceType> ORDER =
      Comparator.comparing((ResourceType type) -> type.model.library())
          .thenComparing(type -> type.model.name())
          .thenComparing(ResourceType::name)
          .thenComparing(ResourceType::isContainer);

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ResourceType that
            && isCarrier == that.isCarrier
            && mayBeNull == that.mayBeNull
            && model.equals(that.model)
            && Objects.equals(container, that.container));
  }

  @Override
  public int hashCode() {
    return 31 * model.name().hashCode() + Objects.hashCode(container);
  }

  /** Returns the type of a resource that is never null. */
  public static ResourceType of(Library.Followed followed) {
    return new ResourceType(followed.model(), followed.container(), false, false);
  }

  /** Returns the type of a resource that the method has not created. */
  public static ResourceType nullable(Library.Followed followed) {
    return new ResourceType(followed.model(), followed.container(), false, true);
  }

  /** Returns this type where the value is not null. */
  public ResourceType present() {
    return mayBeNull ? new ResourceType(model, container, isCarrier, false) : this;
  }

  /** Returns the type of a carrier. */
  public ResourceType carrying() {
    return isCarrier ? this : new ResourceType(model, container, true, mayBeNull);
  }

  public boolean isContainer() {
    return container != null;
  }

  /** Returns the binary name of the class, as far as known. */
  public String name() {
    return container == null ? model.name() : container;
  }

  /** Returns whether the resource of a site is a scope that the method opens. */
  public boolean isScopeAt(Site site) {
    return Site.madeBy(site) != Site.NO_NODE && model.kind() == ModelKind.SCOPE && !isContainer();
  }

  /**
   * Returns the type of an object that has one of two types. A site rarely creates objects of
   * different classes on different paths; which class is kept then depends on the classes only, not
   * on the order of the paths.
   */
  public ResourceType join(ResourceType other) {
    if (equals(other)) {
      return this;
    }
    ResourceType chosen = ORDER.compare(this, other) >= 0 ? this : other;
    return new ResourceType(
        chosen.model, chosen.container, isCarrier || other.isCarrier, mayBeNull || other.mayBeNull);
  }
}
