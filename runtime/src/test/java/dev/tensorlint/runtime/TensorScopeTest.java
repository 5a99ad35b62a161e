// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@SuppressWarnings("try") // scopes work by being open
class TensorScopeTest {

  private LeakWatch watch = LeakWatch.start();

  @BeforeEach
  void start() {
    watch.close();
    watch = LeakWatch.start();
  }

  @AfterEach
  void nothingLeaks() {
    assertNull(TensorScope.innermost());
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  @Test
  void aScopeReleasesWhatWasCreatedInIt() {
    Tensor before = Tensor.of(1);
    Tensor inside;
    Tensor derived;
    try (TensorScope scope = TensorScope.open()) {
      inside = Tensor.of(2);
      derived = before.add(inside);
    }
    assertTrue(inside.isClosed());
    assertTrue(derived.isClosed());
    assertFalse(before.isClosed());
    before.close();
  }

  @Test
  void theInnermostScopeOwns() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor a = Tensor.of(1);
      Tensor b;
      try (TensorScope inner = TensorScope.open()) {
        b = a.clone();
        assertFalse(outer.isClosed());
        assertFalse(inner.isClosed());
      }
      assertTrue(b.isClosed());
      assertFalse(a.isClosed());
    }
  }

  @Test
  void tensorsMayBeClosedBeforeTheirScope() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor.of(1).close();
      assertFalse(scope.isClosed());
    }
  }

  @Test
  void keptTensorsSurviveAndUnkeptOnesGoToTheInnermostScope() {
    Tensor kept;
    try (TensorScope scope = TensorScope.open()) {
      kept = Tensor.of(1).keep();
    }
    assertFalse(kept.isClosed());
    TensorScope.tidy(() -> assertFalse(kept.unkeep().isKept()));
    assertTrue(kept.isClosed());
  }

  @Test
  void aBodyThatThrowsLosesNothing() {
    Tensor[] inside = new Tensor[1];
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                TensorScope.tidy(
                    () -> {
                      inside[0] = Tensor.of(1);
                      throw new IllegalArgumentException("body");
                    }));
    assertEquals("body", thrown.getMessage());
    assertTrue(inside[0].isClosed());
  }

  @Test
  void resultsPassToTheCallerWithoutAnOuterScope() {
    Tensor y = TensorScope.tidy(() -> Tensor.of(1).add(1));
    assertArrayEquals(new float[] {2}, y.toFloatArray());
    y.close();
  }

  @Test
  void resultsPassToTheEnclosingScope() {
    Tensor result;
    try (TensorScope scope = TensorScope.open()) {
      result = TensorScope.tidy(() -> Tensor.of(1).add(1));
      assertFalse(result.isClosed());
      assertFalse(scope.isClosed());
    }
    assertTrue(result.isClosed());
  }

  @Test
  void aTensorOfAnOuterScopeStaysThereWhenReturned() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1);
      Tensor same = TensorScope.tidy(() -> x);
      assertFalse(same.isClosed());
      scope.close();
      assertTrue(same.isClosed());
    }
  }

  record Pair(String name, Tensor first, List<Object> rest, int count) {}

  static List<Function<Tensor, Object>> containers() {
    return List.of(
        x -> new Tensor[] {x},
        x -> new Object[][] {{"text", x}},
        List::of,
        x -> Map.of("key", List.of(x)),
        x -> Map.of(x, "value"),
        x -> Map.entry("key", x),
        Optional::of,
        x -> new Pair("pair", x, List.of(), 1),
        x -> List.of(new Pair("pair", x, List.of(x), 1)),
        TensorScopeTest::cyclic);
  }

  private static Object cyclic(Tensor x) {
    Map<String, Object> map = new HashMap<>();
    List<Object> list = new ArrayList<>(List.of(x, map));
    map.put("list", list);
    return map.get("list");
  }

  @ParameterizedTest
  @MethodSource("containers")
  void resultsAreFoundInContainers(Function<Tensor, Object> container) {
    Tensor[] inside = new Tensor[2];
    Object value =
        TensorScope.tidy(
            () -> {
              inside[0] = Tensor.of(1);
              inside[1] = Tensor.of(2);
              return container.apply(inside[0]);
            });
    assertFalse(inside[0].isClosed());
    assertNotNull(value);
    assertTrue(inside[1].isClosed());
    inside[0].close();
  }

  @Test
  void nothingIsAFineResult() {
    assertNull(
        TensorScope.<@Nullable Object>tidy(
            () -> {
              Tensor.of(1).tanh();
              return null;
            }));
  }

  static List<Object> futures() {
    return List.of(
        CompletableFuture.completedFuture(1),
        new FutureTask<>(() -> 1),
        List.of(CompletableFuture.completedFuture(1)));
  }

  @ParameterizedTest
  @MethodSource("futures")
  void futuresAreRefused(Object future) {
    Tensor[] inside = new Tensor[1];
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                TensorScope.tidy(
                    () -> {
                      inside[0] = Tensor.of(1);
                      return future;
                    }));
    assertTrue(thrown.toString().contains("join it inside the body"), thrown.toString());
    assertTrue(inside[0].isClosed());
  }

  @Test
  void closingAnOuterScopeFirstIsRefused() {
    TensorScope outer = TensorScope.open();
    TensorScope inner = TensorScope.open();
    ScopeOrderException thrown = assertThrows(ScopeOrderException.class, outer::close);
    assertEquals(
        outer + " is closed before a scope inside it: close " + inner + " first",
        thrown.getMessage());
    assertTrue(outer.toString().startsWith("the scope opened at TensorScopeTest.java:"));
    assertFalse(outer.isClosed());
    inner.close();
    outer.close();
    outer.close();
    assertTrue(outer.isClosed());
  }

  @Test
  void scopesThatABodyLeavesOpenEndWithItsScope() {
    Tensor[] inside = new Tensor[2];
    TensorScope[] left = new TensorScope[1];
    ScopeOrderException thrown =
        assertThrows(
            ScopeOrderException.class,
            () ->
                TensorScope.tidy(
                    () -> {
                      inside[0] = Tensor.of(1);
                      left[0] = TensorScope.open();
                      inside[1] = Tensor.of(2);
                      return List.of(inside[0], inside[1]);
                    }));
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: "
                    + left[0]
                    + " was left open inside the scope opened at TensorScopeTest.java:\\d+: both"
                    + " are closed now; open scopes by try-with-resources"),
        thrown.toString());
    assertTrue(left[0].isClosed());
    assertTrue(inside[0].isClosed());
    assertTrue(inside[1].isClosed());
  }

  @Test
  void aBodyThatThrowsWithAScopeOpenLosesNothing() {
    Tensor[] inside = new Tensor[1];
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                TensorScope.tidy(
                    () -> {
                      TensorScope.open();
                      inside[0] = Tensor.of(1);
                      throw new IllegalArgumentException("body");
                    }));
    assertEquals(ScopeOrderException.class, thrown.getSuppressed()[0].getClass());
    assertTrue(inside[0].isClosed());
  }

  @Test
  void anOuterScopeIsPoppedOnceWhateverTheBodiesInItDo() {
    try (TensorScope outer = TensorScope.open()) {
      assertThrows(IllegalStateException.class, () -> TensorScope.tidy(TensorScopeTest::fail));
      assertSame(outer, TensorScope.innermost());
      TensorScope inner = TensorScope.open();
      inner.close();
      inner.close();
      assertSame(outer, TensorScope.innermost());
    }
  }

  private static void fail() {
    throw new IllegalStateException("body");
  }

  @Test
  void aResultIsFoundAtTheEndOfALongChain() {
    Tensor result =
        TensorScope.tidy(
                () -> {
                  Optional<Object> chain = Optional.of(Tensor.of(1));
                  for (int i = 0; i < 100_000; i++) {
                    chain = Optional.of(chain);
                  }
                  return new Chain(chain);
                })
            .end();
    assertFalse(result.isClosed());
    result.close();
  }

  record Chain(Optional<Object> start) {
    Tensor end() {
      Object at = start;
      while (at instanceof Optional<?> next) {
        at = next.orElseThrow();
      }
      return (Tensor) at;
    }
  }

  @Test
  void openScopesAreCounted() {
    int before = TensorRuntime.memory().scopes();
    try (TensorScope scope = TensorScope.open()) {
      assertEquals(before + 1, TensorRuntime.memory().scopes());
      assertEquals(1, watch.report().scopes());
      assertFalse(scope.isClosed());
    }
    assertEquals(before, TensorRuntime.memory().scopes());
  }
}
