// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.GarbageCollection;
import dev.tensorlint.runtime.LogCapture;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.List;
import org.junit.jupiter.api.Test;

class LeakWatchTest {

  @Test
  void reportsWhatIsOpenByKindAndSite() {
    try (Tensor before = Tensor.of(1);
        LeakWatch watch = LeakWatch.start();
        Model model = Sequential.withInputs(2, new Dense(3));
        Tensor x = Tensor.of(1)) {
      Tensor.of(2).close();
      LeakReport report = watch.report();
      assertEquals(1, report.tensors());
      assertEquals(1, report.models());
      assertEquals(0, report.scopes());
      assertEquals(x.id(), report.handles().get(1).id());
      Site site = report.sites(HandleKind.TENSOR).get(0);
      assertEquals("LeakWatchTest.java", site.file());
      assertEquals("reportsWhatIsOpenByKindAndSite", site.method());
      assertTrue(site.line() > 0);
      assertFalse(model.isClosed());
      assertTrue(before.id() < x.id());
      assertEquals(2, report.toString().lines().count());
    }
  }

  @Test
  void aCollectedLeakStaysALeak() {
    try (LogCapture log = new LogCapture();
        LeakWatch watch = LeakWatch.start()) {
      long lost = Tensor.of(1).id();
      assertTrue(GarbageCollection.until(() -> !log.lines().isEmpty()));
      List<HandleRecord> leaks = watch.report().handles();
      assertEquals(List.of(lost), leaks.stream().map(HandleRecord::id).toList());
      assertEquals(HandleState.COLLECTED, leaks.get(0).state());
    }
  }

  @Test
  void openHandlesAreListed() {
    try (Tensor x = Tensor.of(1)) {
      assertTrue(Tracking.openHandles().stream().anyMatch(handle -> handle.id() == x.id()));
    }
  }

  @Test
  void aScopeKeepsItsTensorsFromTheCollector() {
    try (LogCapture log = new LogCapture();
        TensorScope scope = TensorScope.open()) {
      long unnamed = Tensor.of(1).id();
      loseOutsideOfTheScope();
      assertTrue(GarbageCollection.until(() -> !log.lines().isEmpty()));
      assertEquals(1, log.lines().size());
      assertTrue(
          Tracking.openHandles().stream().anyMatch(handle -> handle.id() == unnamed),
          scope::toString);
    }
  }

  /** When this one is found, the collector has looked at those in the scope, too. */
  private static void loseOutsideOfTheScope() {
    assertTrue(Tensor.of(2).keep().isKept());
  }
}
