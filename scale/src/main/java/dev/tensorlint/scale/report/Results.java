// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.report;

import dev.tensorlint.scale.job.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;

/** The tables of a result as tables of SQL. */
public final class Results {

  private static final String BEFORE = "before_";

  private final SparkSession spark;

  public Results(SparkSession spark) {
    this.spark = spark;
  }

  /** Makes the tables of a result known by their names. */
  public void open(String folder) {
    open(folder, "");
  }

  /** Makes the tables of an earlier result known by their names after {@code before_}. */
  public void openBefore(String folder) {
    open(folder, BEFORE);
  }

  private void open(String folder, String prefix) {
    for (Table each : Table.values()) {
      spark
          .read()
          .schema(each.schema())
          .parquet(folder + "/" + each.folder())
          .createOrReplaceTempView(prefix + each.folder());
    }
  }

  /** Answers a question. */
  public Answer answer(Question question) {
    Dataset<Row> answer = spark.sql(question.sql());
    List<StructField> fields = Arrays.asList(answer.schema().fields());
    List<List<String>> rows = new ArrayList<>();
    for (Row row : answer.collectAsList()) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < fields.size(); i++) {
        cells.add(row.isNullAt(i) ? "" : text(row.get(i)));
      }
      rows.add(List.copyOf(cells));
    }
    return new Answer(
        question,
        fields.stream().map(StructField::name).toList(),
        fields.stream().map(each -> isNumber(each.dataType())).toList(),
        rows);
  }

  private static boolean isNumber(DataType type) {
    return type instanceof NumericType;
  }

  private static String text(Object cell) {
    return cell instanceof Double number && number == Math.rint(number)
        ? String.format(Locale.ROOT, "%.0f", number)
        : String.valueOf(cell);
  }
}
