// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Asks a driver once for its devices, opens them as they are needed, and remembers every answer:
 * after a failed first touch the JVM gives other errors than the one that names the cause.
 */
final class DeviceProbe {

  private final List<Attempt> attempts = new ArrayList<>();
  private final String failure;

  /** Asks the driver; never throws for what a driver can do wrong. */
  DeviceProbe(DeviceDriver driver) {
    this.failure = ask(driver);
  }

  /** Returns the first usable device, opened on the first call. */
  synchronized Optional<Device> device() {
    return attempts.stream().map(Attempt::device).flatMap(Optional::stream).findFirst();
  }

  /** Returns one line that says why no device is usable. */
  synchronized String reason() {
    return attempts.isEmpty()
        ? failure
        : attempts.stream()
            .map(attempt -> attempt.candidate.info().name() + ": " + attempt.report().reason())
            .collect(Collectors.joining("; "));
  }

  /** Opens all devices and returns what became of each; never empty. */
  synchronized List<DeviceReport> reports() {
    if (attempts.isEmpty()) {
      DeviceInfo nothing = new DeviceInfo(DeviceDriver.NAME, "", DeviceType.ACCELERATOR, "");
      return List.of(new DeviceReport(nothing, false, failure));
    }
    return attempts.stream().map(Attempt::report).toList();
  }

  private String ask(DeviceDriver driver) {
    try {
      driver.candidates().stream().map(Attempt::new).forEach(attempts::add);
      return "the OpenCL loader finds no device";
    } catch (LinkageError | RuntimeException broken) {
      return describe(broken);
    }
  }

  /** Says in one line what is wrong; the loader's own messages run over dozens of lines. */
  private static String describe(Throwable broken) {
    String message = Objects.requireNonNullElse(broken.getMessage(), "");
    if (broken instanceof DeviceUnusableException) {
      return message;
    }
    if (broken instanceof LinkageError) {
      return message.contains("native OpenCL library")
          ? "no OpenCL library is installed"
          : "JOCL's native library cannot be loaded (" + broken.getClass().getSimpleName() + ")";
    }
    if (message.contains("CL_PLATFORM_NOT_FOUND_KHR")) {
      return "the OpenCL loader finds no driver (CL_PLATFORM_NOT_FOUND_KHR)";
    }
    return "the OpenCL driver fails: " + message.lines().findFirst().orElse(broken.toString());
  }

  /** One candidate, and what came of opening it. */
  private static final class Attempt {

    private final DeviceDriver.Candidate candidate;
    private @Nullable DeviceReport report;
    private @Nullable Device device;

    Attempt(DeviceDriver.Candidate candidate) {
      this.candidate = candidate;
    }

    Optional<Device> device() {
      report();
      return Optional.ofNullable(device);
    }

    DeviceReport report() {
      DeviceReport known = report;
      if (known == null) {
        known = open();
        report = known;
      }
      return known;
    }

    private DeviceReport open() {
      try {
        device = candidate.open();
        return new DeviceReport(candidate.info(), true, "");
      } catch (LinkageError | RuntimeException broken) {
        return new DeviceReport(candidate.info(), false, describe(broken));
      }
    }
  }
}
