// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Shows what TensorLint finds on this machine. */
@Command(
    name = "doctor",
    description =
        "Shows the JDK and the compute devices, and the device that the runtime would use.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DoctorCommand implements Callable<Integer> {

  /** Prints a line for each device; a class of the runtime, which this module does not import. */
  private static final String DEVICE_LISTING = "dev.tensorlint.runtime.device.DeviceListing";

  private static final String DEVICE = "device ";

  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    RuntimeProcess runtime = RuntimeProcess.ofThisJvm();
    Table table = machine(runtime);
    RuntimeProcess.Outcome devices = runtime.run(DEVICE_LISTING);
    devices.lines().forEach(line -> addDevice(table, PlainText.oneLine(line)));
    console.out().print(table.render());
    if (devices.exitCode() != 0) {
      console.say("tensorlint: the runtime ended with exit code " + devices.exitCode());
      return ExitCode.FAILED;
    }
    return ExitCode.CLEAN;
  }

  /** Adds a line of the listing; what does not name a device belongs to the line before. */
  private static void addDevice(Table table, String line) {
    boolean isDevice = line.startsWith(DEVICE);
    table.row(isDevice ? DEVICE.strip() : "", isDevice ? line.substring(DEVICE.length()) : line);
  }

  private static Table machine(RuntimeProcess runtime) {
    Table table = new Table();
    table.row("tensorlint", new Version().getVersion()[0].replaceFirst("^tensorlint ", ""));
    table.row("rules", String.valueOf(RuleCatalog.all().size()));
    table.row("java", property("java.version") + ", " + property("java.vendor"));
    table.row("java home", property("java.home"));
    table.row(
        "system", property("os.name") + " " + property("os.version") + ", " + property("os.arch"));
    table.row("processors", String.valueOf(Runtime.getRuntime().availableProcessors()));
    table.row("heap limit", Runtime.getRuntime().maxMemory() / (1024 * 1024) + " MiB");
    table.row(
        "libjsig",
        runtime
            .signalChaining()
            .map(Object::toString)
            .orElse("not found in this JDK: an OpenCL driver may break the JVM's signal handlers"));
    return table;
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
