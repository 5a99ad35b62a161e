// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import dev.tensorlint.scale.job.CorpusJob;
import dev.tensorlint.scale.job.CorpusOptions;
import dev.tensorlint.scale.job.CorpusResult;
import dev.tensorlint.scale.job.ManifestException;
import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.Status;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lints the modules of a manifest. */
@Command(
    name = "tensorlint corpus",
    description = "Lints the modules of a manifest on Apache Spark. Executes nothing of them.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    subcommands = ReportCommand.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all modules are analysed in full",
      "2:the run failed, or a module is not analysed, or not in full; the rest is in the tables"
    })
final class CorpusCommand implements Callable<Integer> {

  private static final int COMPLETE = 0;
  static final int INCOMPLETE = 2;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "MANIFEST",
      description =
          "Parquet or JSON with the columns name, version, kind (folder, sources, classes, maven),"
              + " location, dependencies, classpath.")
  private @Nullable String manifest;

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "Where the tables are written (default: tensorlint-corpus).")
  private String output = "tensorlint-corpus";

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Modules analysed at the same time, on this machine (default: processors).")
  private int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--module-memory",
      paramLabel = "MiB",
      description = "Heap for the analysis of one module (default: 1024).")
  private int memory = ModuleBudget.DEFAULT.memoryMiB();

  @Option(
      names = "--module-steps",
      paramLabel = "N",
      description = "Steps for all methods of one module (default: 200000000).")
  private long steps = ModuleBudget.DEFAULT.steps();

  @Option(
      names = "--module-seconds",
      paramLabel = "N",
      description = "Time for the analysis of one module (default: 900).")
  private int seconds = ModuleBudget.DEFAULT.seconds();

  @Option(
      names = "--module-sources",
      paramLabel = "MiB",
      description = "Unpacked sources of one archive (default: 1024).")
  private int sources = ModuleBudget.DEFAULT.sourceMiB();

  @Option(
      names = "--retry-failed",
      description =
          "Analyses modules again that ran out of time or memory, or were missing, in an earlier"
              + " run.")
  private boolean retries;

  @Option(
      names = "--broadcast-limit",
      paramLabel = "MiB",
      description =
          "Summaries of a level up to this size are copied to every machine, larger ones are joined"
              + " by module (default: 32).")
  private int broadcastLimit = (int) (CorpusOptions.BROADCAST_LIMIT >> 20);

  @Override
  public Integer call() throws IOException {
    if (manifest == null) {
      throw new ParameterException(spec.commandLine(), "name a MANIFEST");
    }
    String obstacle = Session.obstacle(Runtime.version().feature());
    if (obstacle != null) {
      say(obstacle);
      return INCOMPLETE;
    }
    ModuleBudget budget = new ModuleBudget(steps, memory, seconds, sources);
    CorpusOptions options =
        new CorpusOptions(
            absolute(manifest), absolute(output), budget, retries, (long) broadcastLimit << 20);
    try (SparkSession spark = Session.open(workers)) {
      return reported(new CorpusJob(spark, options, this::say).run());
    } catch (ManifestException e) {
      say(String.valueOf(e.getMessage()));
      return INCOMPLETE;
    }
  }

  private int reported(CorpusResult result) {
    for (Map.Entry<Status, Long> each : List.copyOf(result.modules().entrySet())) {
      if (each.getKey() != Status.ANALYSED) {
        say(each.getValue() + " modules " + each.getKey().label() + ": see " + output + "/modules");
      }
    }
    String modules =
        result.modules().values().stream().mapToLong(Long::longValue).sum() + " modules";
    String text =
        String.format(
            Locale.ROOT,
            "%s in %d levels, %d kept, %d incomplete, %d findings, digest %s",
            modules,
            result.levels(),
            result.kept(),
            result.incomplete(),
            result.findings(),
            result.digest());
    spec.commandLine().getOut().println(text);
    return result.incomplete() == 0 ? COMPLETE : INCOMPLETE;
  }

  private void say(String line) {
    spec.commandLine().getErr().println("tensorlint corpus: " + line);
    spec.commandLine().getErr().flush();
  }

  /** A path of this machine, unless it is a URI of another file system. */
  static String absolute(String path) {
    return path.contains("://") ? path : Path.of(path).toAbsolutePath().normalize().toString();
  }
}
