// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleSummary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * The analysis of the modules of one level: a task a module. The summaries that they are given are
 * broadcast where they are small, else joined by module. Used once.
 */
final class Level {

  private final JavaSparkContext spark;
  private final ResultStore store;
  private final ModuleRun run;
  private final long broadcastLimit;

  /**
   * @param broadcastLimit most bytes of summaries that every machine gets a copy of
   */
  Level(JavaSparkContext spark, ResultStore store, ModuleRun run, long broadcastLimit) {
    this.spark = spark;
    this.store = store;
    this.run = run;
    this.broadcastLimit = broadcastLimit;
  }

  /**
   * Analyses modules.
   *
   * @param modules in the order in which they are begun
   * @param earlier the modules of lower levels that have something to say
   */
  List<Done> analyse(List<Planned> modules, Map<String, Done> earlier) {
    Map<String, Done> needed = needed(modules, earlier);
    long bytes = needed.values().stream().mapToLong(Done::summaryBytes).sum();
    return bytes <= broadcastLimit ? broadcasting(modules, needed) : joining(modules, needed);
  }

  private static Map<String, Done> needed(List<Planned> modules, Map<String, Done> earlier) {
    Map<String, Done> needed = new LinkedHashMap<>();
    for (Planned module : modules) {
      for (String each : module.dependencies()) {
        needed.put(each, Objects.requireNonNull(earlier.get(each)));
      }
    }
    return needed;
  }

  private List<Done> broadcasting(List<Planned> modules, Map<String, Done> needed) {
    Map<String, ModuleSummary> all =
        needed.isEmpty() ? Map.of() : new HashMap<>(summaries(needed).collectAsMap());
    Broadcast<Map<String, ModuleSummary>> known = spark.broadcast(all);
    ModuleRun each = run;
    List<Done> done =
        spark
            .parallelize(modules, modules.size())
            .map(module -> each.run(module, inOrder(module, known.value())))
            .collect();
    known.destroy();
    return done;
  }

  private List<Done> joining(List<Planned> modules, Map<String, Done> needed) {
    List<Tuple2<String, Integer>> wanted = new ArrayList<>();
    List<Tuple2<Integer, Planned>> numbered = new ArrayList<>();
    for (int i = 0; i < modules.size(); i++) {
      numbered.add(new Tuple2<>(i, modules.get(i)));
      for (String each : modules.get(i).dependencies()) {
        wanted.add(new Tuple2<>(each, i));
      }
    }
    ByPosition oneEach = new ByPosition(modules.size());
    JavaPairRDD<Integer, Iterable<ModuleSummary>> given =
        spark
            .parallelizePairs(wanted)
            .join(summaries(needed))
            .mapToPair(joined -> joined._2())
            .groupByKey(oneEach);
    ModuleRun each = run;
    JavaRDD<Done> done =
        spark
            .parallelizePairs(numbered, modules.size())
            .partitionBy(oneEach)
            .leftOuterJoin(given, oneEach)
            .values()
            .map(pair -> each.run(pair._1(), inOrder(pair._1(), byModule(pair._2().orNull()))));
    return done.collect();
  }

  private static Map<String, ModuleSummary> byModule(@Nullable Iterable<ModuleSummary> summaries) {
    Map<String, ModuleSummary> all = new HashMap<>();
    if (summaries != null) {
      summaries.forEach(each -> all.put(each.module(), each));
    }
    return all;
  }

  /** Reads summaries where they are, on the executors. */
  private JavaPairRDD<String, ModuleSummary> summaries(Map<String, Done> needed) {
    List<Tuple2<String, String>> keys = new ArrayList<>();
    needed.forEach((module, done) -> keys.add(new Tuple2<>(module, done.key())));
    ResultStore from = store;
    return spark
        .parallelizePairs(keys)
        .mapToPair(each -> new Tuple2<>(each._1(), summary(from, each._1(), each._2())));
  }

  private static ModuleSummary summary(ResultStore from, String module, String key)
      throws IOException {
    Optional<ModuleOutcome> outcome = from.get(key);
    return new ModuleSummary(
        module, outcome.orElseThrow(() -> new IOException("lost: " + module)).summary());
  }

  private static List<ModuleSummary> inOrder(Planned module, Map<String, ModuleSummary> known) {
    return module.dependencies().stream()
        .map(each -> Objects.requireNonNull(known.get(each), each))
        .toList();
  }
}
