// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.Status;
import dev.tensorlint.scale.plan.ContentHash;
import dev.tensorlint.scale.plan.ModuleGraph;
import dev.tensorlint.scale.plan.ModuleKey;
import dev.tensorlint.scale.plan.ToolCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/**
 * Lints a corpus: reads the manifest, analyses level by level, writes the tables. A run that is
 * started again goes on where the last one ended.
 */
public final class CorpusJob {

  private final SparkSession spark;
  private final JavaSparkContext context;
  private final CorpusOptions options;
  private final Consumer<String> log;
  private final ResultStore store;
  private final ModuleRun run;

  /**
   * @param log takes a line on each level
   */
  public CorpusJob(SparkSession spark, CorpusOptions options, Consumer<String> log) {
    this.spark = spark;
    this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    this.options = options;
    this.log = log;
    Configuration hadoop = spark.sparkContext().hadoopConfiguration();
    this.store = new ResultStore(options.output(), hadoop);
    this.run = new ModuleRun(store, options.budget(), options.retries(), hadoop);
  }

  /**
   * Runs to the end.
   *
   * @throws ManifestException if the manifest cannot be used
   */
  public CorpusResult run() throws IOException {
    List<ModuleEntry> entries = new Manifest(spark, options.manifest()).read();
    ModuleGraph graph = new ModuleGraph(entries);
    Map<String, Content> contents = contents(entries);
    ModuleKey keys = new ModuleKey(ToolCode.print(), options.budget());
    Level level = new Level(context, store, run, options.broadcastLimit());
    Map<String, Done> done = new TreeMap<>();
    List<List<ModuleEntry>> levels = graph.levels();
    for (int i = 0; i < levels.size(); i++) {
      log.accept(
          "level " + (i + 1) + " of " + levels.size() + ": " + count(levels.get(i)) + " ...");
      List<Planned> planned = new ArrayList<>();
      for (ModuleEntry each : levels.get(i)) {
        planned.add(planned(each, graph, contents, keys, done));
      }
      planned.sort(
          Comparator.comparingLong(Planned::bytes)
              .reversed()
              .thenComparing(each -> each.entry().name()));
      level.analyse(planned, done).forEach(each -> done.put(each.module(), each));
    }
    new Tables(spark, context, store, options.output()).write(entries, done);
    return result(done.values(), levels.size());
  }

  private static String count(List<ModuleEntry> modules) {
    return modules.size() == 1 ? "1 module" : modules.size() + " modules";
  }

  private Map<String, Content> contents(List<ModuleEntry> entries) {
    ModuleRun each = run;
    return context
        .parallelize(entries, Math.min(entries.size(), 8 * context.defaultParallelism()))
        .map(each::content)
        .collect()
        .stream()
        .collect(Collectors.toMap(Content::module, content -> content));
  }

  private static Planned planned(
      ModuleEntry entry,
      ModuleGraph graph,
      Map<String, Content> contents,
      ModuleKey keys,
      Map<String, Done> done) {
    Map<String, String> summaries = new LinkedHashMap<>();
    for (String each : graph.dependencies(entry.name())) {
      String hash = Objects.requireNonNull(done.get(each)).summaryHash();
      if (!hash.isEmpty()) {
        summaries.put(each, hash);
      }
    }
    List<String> cycle = graph.cycle(entry.name());
    Content content = Objects.requireNonNull(contents.get(entry.name()));
    return new Planned(
        entry,
        keys.of(entry, content.hash(), summaries, cycle),
        graph.level(entry.name()),
        List.copyOf(summaries.keySet()),
        cycle,
        content.bytes());
  }

  private static CorpusResult result(Collection<Done> done, int levels) {
    Map<Status, Long> modules = new EnumMap<>(Status.class);
    ContentHash digest = new ContentHash();
    for (Done each : done) {
      modules.merge(each.status(), 1L, Long::sum);
      digest.add(each.module()).add(each.digest());
    }
    return new CorpusResult(
        modules,
        levels,
        (int) done.stream().filter(Done::isKept).count(),
        (int) done.stream().filter(each -> !each.isComplete()).count(),
        done.stream().mapToLong(Done::findings).sum(),
        digest.hex());
  }
}
