// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.typestate.state.EffectLawsTest;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The collectors that are discovered. */
class CollectorsTest {

  private static final Collectors DISCOVERED = Collectors.discovered();

  @Test
  void theOrderDependsOnNothingButNames() {
    List<String> names =
        DISCOVERED.facts().stream().map(each -> each.getClass().getName()).toList();

    assertTrue(names.contains(UseCollector.class.getName()));
    assertEquals(names.stream().sorted().distinct().toList(), names);
  }

  @Test
  void eachPartIsOfAnotherKind() {
    List<Class<?>> kinds = kinds();

    assertTrue(kinds.contains(Timing.class));
    assertEquals(Set.copyOf(kinds).size(), kinds.size());
  }

  @Test
  void theJoinOfEachPartObeysTheLaws() {
    Set<Type> provided = new HashSet<>();
    for (Method method : EffectLawsTest.class.getDeclaredMethods()) {
      if (method.getGenericReturnType() instanceof ParameterizedType arbitrary) {
        provided.add(arbitrary.getActualTypeArguments()[0]);
      }
    }

    kinds().forEach(kind -> assertTrue(provided.contains(kind), () -> "laws of " + kind));
  }

  /** Each collector says which kind it draws. */
  private static List<Class<?>> kinds() {
    return DISCOVERED.parts().stream()
        .<Class<?>>map(
            each ->
                Stream.of(each.getClass().getDeclaredMethods())
                    .filter(method -> method.getName().equals("part") && !method.isBridge())
                    .map(Method::getReturnType)
                    .findFirst()
                    .orElseThrow(
                        () -> new AssertionError(Arrays.toString(each.getClass().getMethods()))))
        .toList();
  }
}
