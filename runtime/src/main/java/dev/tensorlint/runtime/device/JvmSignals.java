// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether the JVM still gets its own signals. HotSpot turns processor traps into {@link
 * ArithmeticException} and {@link NullPointerException}; a driver that installs handlers of its own
 * takes them away, and then {@code int / 0} gives a number and a null access ends the process.
 * {@code libjsig}, loaded before the driver, chains both handlers; it cannot be loaded later.
 */
final class JvmSignals {

  private static final int ROUNDS = 10_000;

  private JvmSignals() {}

  /** Returns what a user can do about a driver that takes the JVM's signals. */
  static String cure() {
    return "start the JVM with LD_PRELOAD=" + System.getProperty("java.home") + "/lib/libjsig.so";
  }

  /**
   * Divides by zero and reads through null, often enough that interpreted and compiled code both
   * meet the traps.
   *
   * @throws DeviceUnusableException when a trap does not arrive
   */
  static void test() {
    int missed = 0;
    for (int round = 0; round < ROUNDS; round++) {
      missed += divisionTraps(round, round & 0) ? 0 : 1;
    }
    // A missed null trap ends the process: never tried when the others went missing already.
    for (int round = 0; missed == 0 && round < ROUNDS; round++) {
      missed += nullTraps(null) ? 0 : 1;
    }
    if (missed > 0) {
      throw new DeviceUnusableException(
          "its driver took the JVM's signal handlers (int / 0 does not throw): " + cure());
    }
  }

  /** Returns whether {@code libjsig} is loaded, as far as this system lets one see it. */
  static boolean areChained() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return areChained(system, loadedLibraries(), System.getenv());
  }

  /** Windows has no POSIX signals to take. */
  static boolean areChained(String system, String libraries, Map<String, String> environment) {
    return system.startsWith("windows")
        || libraries.contains("libjsig")
        || environment.getOrDefault("DYLD_INSERT_LIBRARIES", "").contains("libjsig");
  }

  private static String loadedLibraries() {
    try {
      return Files.readString(Path.of("/proc/self/maps"));
    } catch (IOException notLinux) {
      return "";
    }
  }

  private static boolean divisionTraps(int dividend, int divisor) {
    try {
      sink = dividend / divisor;
      return false;
    } catch (ArithmeticException expected) {
      return true;
    }
  }

  @SuppressWarnings("NullAway") // the null access is the point
  private static boolean nullTraps(int @Nullable [] array) {
    try {
      sink = array.length;
      return false;
    } catch (NullPointerException expected) {
      return true;
    }
  }

  /** Keeps the compiler from leaving the computations out. */
  @SuppressWarnings("UnusedVariable") // writing it is the point
  private static volatile int sink;
}
