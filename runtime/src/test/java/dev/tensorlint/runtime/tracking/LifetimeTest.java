// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.GarbageCollection;
import dev.tensorlint.runtime.LogCapture;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LifetimeTest {

  private final AtomicInteger freed = new AtomicInteger();

  private Lifetime open(Object handle) {
    return Lifetime.open(handle, HandleKind.MODEL, "test", freed::incrementAndGet);
  }

  @Test
  void closingFreesOnce() {
    Object handle = new Object();
    Lifetime lifetime = open(handle);
    assertTrue(lifetime.isOpen());
    assertTrue(lifetime.use());
    lifetime.close("");
    lifetime.close("someone else");
    assertFalse(lifetime.isOpen());
    assertFalse(lifetime.use());
    assertEquals(1, freed.get());
    HandleRecord end = lifetime.snapshot();
    assertEquals(HandleState.CLOSED, end.state());
    assertEquals("", end.closedBy());
    assertEquals("LifetimeTest.java", end.closedAt().file());
    assertEquals("model #" + lifetime.id() + " (test)", end.name());
  }

  @Test
  void aLostHandleIsFreedAndReportedOnce() {
    try (LogCapture log = new LogCapture();
        LeakWatch watch = LeakWatch.start()) {
      Lifetime lifetime = open(new Object());
      assertTrue(GarbageCollection.until(() -> freed.get() > 0 && !log.lines().isEmpty()));
      assertEquals(1, freed.get());
      assertEquals(
          List.of(
              "WARNING: "
                  + lifetime.name()
                  + " was never closed: created at "
                  + lifetime.createdAt()
                  + "; the garbage collector found it, and its memory is freed"),
          log.lines());
      assertEquals(HandleState.COLLECTED, lifetime.snapshot().state());
      assertEquals(1, watch.report().models());
    }
  }

  @Test
  void anOwnedHandleIsFreedInSilence() {
    Object owner = new Object();
    try (LogCapture log = new LogCapture()) {
      Lifetime holder = open(owner);
      Lifetime.open(new Object(), HandleKind.TENSOR, "", freed::incrementAndGet).setOwner(holder);
      assertTrue(GarbageCollection.until(() -> freed.get() > 0));
      holder.close("");
      assertEquals(List.of(), log.lines());
    }
  }

  @Test
  void levelsSayHowMuchIsRecorded() {
    TrackingLevel before = Tracking.level();
    try {
      Tracking.setLevel(TrackingLevel.OFF);
      assertFalse(used().createdAt().isKnown());
      assertEquals("created, closed", used().story("closed"));
      Tracking.setLevel(TrackingLevel.SIMPLE);
      assertTrue(used().createdAt().isKnown());
      assertFalse(used().lastUsedAt().isKnown());
      Tracking.setLevel(TrackingLevel.FULL);
      assertTrue(used().lastUsedAt().isKnown());
      assertTrue(used().closedAt().isKnown());
    } finally {
      Tracking.setLevel(before);
    }
  }

  private HandleRecord used() {
    Object handle = new Object();
    Lifetime lifetime = open(handle);
    assertTrue(lifetime.use());
    lifetime.close("");
    return lifetime.snapshot();
  }

  @Test
  void levelsAreReadFromText() {
    assertEquals(TrackingLevel.OFF, CurrentLevel.parse("off"));
    assertEquals(TrackingLevel.SIMPLE, CurrentLevel.parse(" Simple "));
    assertEquals(TrackingLevel.FULL, CurrentLevel.parse("fulll"));
  }
}
