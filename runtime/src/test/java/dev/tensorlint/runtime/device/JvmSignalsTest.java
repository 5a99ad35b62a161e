// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmSignalsTest {

  @Test
  void aSoundJvmPasses() {
    assertDoesNotThrow(JvmSignals::test);
  }

  @Test
  void chainingIsSeenInWhatIsLoaded() {
    String maps = "7f00-7f01 r-xp 00000000 fe:00 1 /usr/lib/jvm/17/lib/libjsig.so\n";
    assertTrue(JvmSignals.areChained("linux", maps, Map.of()));
    assertFalse(JvmSignals.areChained("linux", "", Map.of("LD_PRELOAD", "libjsig.so")));
    assertTrue(
        JvmSignals.areChained("mac os x", "", Map.of("DYLD_INSERT_LIBRARIES", "/l/libjsig.dylib")));
    assertTrue(JvmSignals.areChained("windows 11", "", Map.of()));
  }
}
