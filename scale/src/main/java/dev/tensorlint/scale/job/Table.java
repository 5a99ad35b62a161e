// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.Cost;
import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * A table of the result. Each row begins with the level, the name and the version of its module.
 */
@SuppressWarnings("ImmutableEnumChecker") // a schema has no setters
public enum Table {
  MODULES(
      columns("kind", "location", "key", "status", "reason")
          .add("complete", DataTypes.BooleanType)
          .add("findings", DataTypes.IntegerType)),
  FINDINGS(
      columns("fingerprint", "rule", "severity", "confidence", "file")
          .add("line", DataTypes.IntegerType)
          .add("column", DataTypes.IntegerType)
          .add("method", DataTypes.StringType)
          .add("resource", DataTypes.StringType)
          .add("message", DataTypes.StringType)
          .add("help", DataTypes.StringType)
          .add("trace", DataTypes.createArrayType(DataTypes.StringType))),
  DIAGNOSTICS(
      columns("severity")
          .add("gap", DataTypes.BooleanType)
          .add("file", DataTypes.StringType)
          .add("line", DataTypes.IntegerType)
          .add("message", DataTypes.StringType)),
  UNRESOLVED(columns("name", "reason").add("count", DataTypes.IntegerType)),
  METHODS(
      columns("method", "file")
          .add("steps", DataTypes.LongType)
          .add("path_states", DataTypes.IntegerType)),
  SUMMARIES(columns("key", "text")),
  COSTS(costColumns());

  private final StructType schema;

  Table(StructType schema) {
    this.schema = schema;
  }

  public StructType schema() {
    return schema;
  }

  /** Returns the folder of the table in a result, and its name in SQL. */
  public String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the rows of a module in this table. */
  List<Row> rows(ModuleEntry module, Done done, ModuleOutcome outcome) {
    Function<Object[], Row> row = cells -> row(module, done, cells);
    return cells(module, done, outcome).map(row).toList();
  }

  private Stream<Object[]> cells(ModuleEntry module, Done done, ModuleOutcome outcome) {
    return switch (this) {
      case MODULES ->
          Stream.<Object[]>of(
              cells(
                  module.kind().label(),
                  module.location(),
                  done.key(),
                  outcome.status().label(),
                  outcome.reason(),
                  outcome.isComplete(),
                  outcome.findings().size()));
      case FINDINGS ->
          outcome.findings().stream()
              .map(
                  each ->
                      cells(
                          each.fingerprint(),
                          each.rule(),
                          each.severity(),
                          each.confidence(),
                          each.file(),
                          each.line(),
                          each.column(),
                          each.method(),
                          each.resource(),
                          each.message(),
                          each.help(),
                          each.trace().toArray(String[]::new)));
      case DIAGNOSTICS ->
          outcome.diagnostics().stream()
              .map(
                  each ->
                      cells(
                          each.severity(), each.isGap(), each.file(), each.line(), each.message()));
      case UNRESOLVED ->
          outcome.names().stream().map(each -> cells(each.name(), each.reason(), each.count()));
      case METHODS ->
          outcome.methods().stream()
              .map(each -> cells(each.method(), each.file(), each.steps(), each.pathStates()));
      case SUMMARIES ->
          outcome.summary().isEmpty()
              ? Stream.empty()
              : Stream.<Object[]>of(cells(done.key(), outcome.summary()));
      case COSTS -> Stream.<Object[]>of(cost(outcome.cost(), done));
    };
  }

  private static Object[] cost(Cost cost, Done done) {
    return cells(
        cost.sourceBytes(),
        cost.files(),
        cost.skipped(),
        cost.lines(),
        cost.methods(),
        cost.steps(),
        cost.modelledCalls(),
        cost.unresolvedCalls(),
        cost.summaryBytesIn(),
        (long) done.summaryBytes(),
        cost.cpuNanos(),
        cost.wallNanos(),
        cost.peakBytes());
  }

  private static Object[] cells(Object... cells) {
    return cells;
  }

  private static Row row(ModuleEntry module, Done done, Object[] cells) {
    List<Object> all = new ArrayList<>();
    all.add(done.level());
    all.add(module.name());
    all.add(module.version());
    all.addAll(Arrays.asList(cells));
    return RowFactory.create(all.toArray());
  }

  private static StructType columns(String... texts) {
    StructType columns =
        new StructType()
            .add("level", DataTypes.IntegerType)
            .add("module", DataTypes.StringType)
            .add("version", DataTypes.StringType);
    for (String each : texts) {
      columns = columns.add(each, DataTypes.StringType);
    }
    return columns;
  }

  private static StructType costColumns() {
    DataType number = DataTypes.LongType;
    DataType count = DataTypes.IntegerType;
    return columns()
        .add("source_bytes", number)
        .add("files", count)
        .add("files_skipped", count)
        .add("lines", number)
        .add("methods", count)
        .add("steps", number)
        .add("modelled_calls", count)
        .add("unresolved_calls", count)
        .add("summary_bytes_in", number)
        .add("summary_bytes_out", number)
        .add("cpu_nanos", number)
        .add("wall_nanos", number)
        .add("peak_bytes", number);
  }
}
