// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import org.jspecify.annotations.Nullable;

/** The classes of the resources of a path. */
public final class Types {

  private Types() {}

  /** Returns the type of a resource; null if this path has no such resource. */
  public static @Nullable ResourceType of(ResourceId resource, PathState state) {
    ResourceState known = state.known(resource);
    return known == null ? null : known.type();
  }

  /** Returns the model of a resource, of a container: of its elements; null if unknown. */
  public static @Nullable TypeModel model(ResourceId resource, PathState state) {
    ResourceType type = of(resource, state);
    return type == null ? null : type.model();
  }

  /** Returns the class of a container; null for any other resource. */
  public static @Nullable String container(ResourceId resource, PathState state) {
    ResourceType type = of(resource, state);
    return type == null ? null : type.container();
  }

  public static boolean isContainer(ResourceId resource, PathState state) {
    return container(resource, state) != null;
  }

  /** Returns whether a value can be a container. */
  public static boolean haveContainer(Value value, PathState state) {
    for (ResourceId one : value.resources()) {
      if (isContainer(one, state)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a value is the result of a lambda, which belongs to the method that runs it
   * unless the model states otherwise.
   */
  public static boolean isResultOfLambda(Value value, PathState state) {
    for (ResourceId id : value.resources()) {
      if (ResourceType.RESULTS_OF_LAMBDA.equals(container(id, state))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a value is the parts of a result, over which a loop goes. */
  public static boolean arePartsOfResult(Value value, PathState state) {
    return value.isOneResource()
        && ResourceType.PARTS_OF_RESULT.equals(container(value.resources().get(0), state));
  }

  public static boolean isCarrier(ResourceId resource, PathState state) {
    ResourceType type = of(resource, state);
    return type != null && type.isCarrier();
  }

  /** Returns whether a value can be a carrier. */
  public static boolean haveCarrier(Value value, PathState state) {
    for (ResourceId one : value.resources()) {
      if (isCarrier(one, state)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a call on a carrier is of a method that its class does not declare. */
  public static boolean isForeign(Instr.Invoke call, Value receiver, PathState state) {
    MethodRef method = call.method();
    if (!haveCarrier(receiver, state)) {
      return false;
    }
    for (ResourceId one : receiver.resources()) {
      ResourceType type = of(one, state);
      if (type != null && (method == null || !type.name().equals(method.owner()))) {
        return true;
      }
    }
    return false;
  }

  public static boolean mayBeNull(ResourceId resource, PathState state) {
    ResourceType type = of(resource, state);
    return type == null || type.mayBeNull();
  }

  public static boolean isScope(ResourceId resource, PathState state) {
    return scopeLibrary(resource, state) != null;
  }

  /**
   * Returns the library whose resources a scope owns; null if the resource is no scope that the
   * method opens.
   */
  public static @Nullable String scopeLibrary(ResourceId scope, PathState state) {
    ResourceType type = of(scope, state);
    return type != null && type.isScopeAt(scope.site()) ? type.model().library() : null;
  }

  /** Returns whether a value is one result of a model, which owns its parts. */
  public static boolean isResult(Value value, PathState state) {
    if (!isWhole(value, state)) {
      return false;
    }
    TypeModel model = model(value.resources().get(0), state);
    return model != null && model.kind() == ModelKind.RESULT;
  }

  /** Returns whether a value is one resource that owns its parts, and no container. */
  public static boolean isWhole(Value value, PathState state) {
    if (!value.isOneResource()) {
      return false;
    }
    TypeModel model = model(value.resources().get(0), state);
    return model != null
        && model.release().cascades()
        && !isContainer(value.resources().get(0), state);
  }
}
