// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jocl.CL;
import org.jocl.cl_device_id;
import org.jocl.cl_platform_id;
import org.junit.jupiter.api.Test;

/**
 * The self-test meets a driver that does break the JVM: PoCL, opened without {@code libjsig} in a
 * process of its own, past the check that would not have asked it.
 */
class BrokenSignalsTest {

  /** PoCL may also crash such a process, or fail to build the kernels, before the self-test. */
  private static final int ATTEMPTS = 8;

  /** The program of the other JVM, whose interpreter divides by the processor's instruction. */
  static final class Program {

    private Program() {}

    public static void main(String[] arguments) {
      CL.setExceptionsEnabled(true);
      cl_platform_id[] platforms = new cl_platform_id[1];
      CL.clGetPlatformIDs(1, platforms, null);
      cl_device_id[] devices = new cl_device_id[1];
      CL.clGetDeviceIDs(platforms[0], CL.CL_DEVICE_TYPE_ALL, 1, devices, null);
      DeviceProbe probe =
          new DeviceProbe(() -> List.of(new OpenClCandidate(platforms[0], devices[0])));
      System.out.println(probe.device().isPresent() ? "accepted" : probe.reason());
    }
  }

  @Test
  void aDeviceThatTakesTheSignalsIsRefused() throws IOException, InterruptedException {
    assumeTrue(
        OpenClForTests.get().info().name().startsWith("pthread"), "the only device known to break");
    String output = "";
    for (int i = 0; i < ATTEMPTS && !output.contains("int / 0"); i++) {
      output = run();
    }
    assertTrue(
        output.contains("its driver took the JVM's signal handlers (int / 0 does not throw): "),
        output);
    assertTrue(output.contains(JvmSignals.cure()), output);
  }

  private static String run() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xint",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName());
    builder.environment().remove("LD_PRELOAD");
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
