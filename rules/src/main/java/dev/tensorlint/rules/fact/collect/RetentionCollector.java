// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Determines which fields of objects keep the parameters of a method. */
@AutoService(PartCollector.class)
public final class RetentionCollector implements PartCollector {

  @Override
  public Retention part(SolvedBody body) {
    Map<Integer, Set<FieldKey>> keepers = new HashMap<>();
    for (int i = 0; i < body.context().parameters().size(); i++) {
      ResourceId parameter = ResourceId.recent(new Site.Parameter(i));
      if (isHandedOver(parameter, body)) {
        Keepers found = body.shared(Keepers.class, Keepers::new);
        keepers.put(i, isUnsure(parameter, body) ? Set.of() : found.of(parameter));
      }
    }
    return keepers.isEmpty() ? Retention.NONE : new Retention(keepers);
  }

  private static boolean isHandedOver(ResourceId id, SolvedBody body) {
    return body.exits().stream()
        .flatMap(exit -> exit.after().stream())
        .anyMatch(state -> state.has(id) && isHandedOver(state.resource(id)));
  }

  private static boolean isHandedOver(ResourceState one) {
    return one.handedOver().isPossible();
  }

  private static boolean isUnsure(ResourceId id, SolvedBody body) {
    return body.exits().stream()
        .flatMap(exit -> exit.after().stream())
        .anyMatch(
            state -> state.has(id) && state.resource(id).isUnsure());
  }
}
