// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleOutcome;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/**
 * Writes the tables of a result as Parquet, partitioned by level. They are made of the outcomes
 * that the modules have committed, so that they can be written again at any time.
 */
final class Tables {

  /** Rows of so many modules go into one file. */
  private static final int MODULES_PER_FILE = 500;

  private final SparkSession spark;
  private final JavaSparkContext context;
  private final ResultStore store;
  private final String output;

  Tables(SparkSession spark, JavaSparkContext context, ResultStore store, String output) {
    this.spark = spark;
    this.context = context;
    this.store = store;
    this.output = output;
  }

  void write(List<ModuleEntry> entries, Map<String, Done> done) {
    List<Tuple2<ModuleEntry, Done>> modules = new ArrayList<>();
    for (ModuleEntry each : entries) {
      modules.add(new Tuple2<>(each, Objects.requireNonNull(done.get(each.name()))));
    }
    modules.sort(
        Comparator.<Tuple2<ModuleEntry, Done>>comparingInt(each -> each._2().level())
            .thenComparing(each -> each._1().name()));
    int files = 1 + (modules.size() - 1) / MODULES_PER_FILE;
    JavaRDD<Tuple2<ModuleEntry, Done>> all = context.parallelize(modules, files);
    for (Table table : Table.values()) {
      write(table, all);
    }
  }

  private void write(Table table, JavaRDD<Tuple2<ModuleEntry, Done>> modules) {
    ResultStore from = store;
    JavaRDD<Row> rows =
        modules.flatMap(
            each -> table.rows(each._1(), each._2(), outcome(from, each._2())).iterator());
    spark
        .createDataFrame(rows, table.schema())
        .write()
        .mode(SaveMode.Overwrite)
        .partitionBy("level")
        .parquet(output + "/" + table.folder());
  }

  private static ModuleOutcome outcome(ResultStore from, Done done) throws IOException {
    return from.get(done.key()).orElseThrow(() -> new IOException("lost: " + done.module()));
  }
}
