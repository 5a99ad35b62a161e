// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleKind;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Reads a manifest: Parquet, a JSON object a line, or a JSON array. Columns: {@code name}, {@code
 * version}, {@code kind}, {@code location}, {@code dependencies}, {@code classpath}. Relative paths
 * start at the folder of the manifest.
 */
final class Manifest {

  private static final StructType SCHEMA =
      new StructType()
          .add("name", DataTypes.StringType)
          .add("version", DataTypes.StringType)
          .add("kind", DataTypes.StringType)
          .add("location", DataTypes.StringType)
          .add("dependencies", DataTypes.createArrayType(DataTypes.StringType))
          .add("classpath", DataTypes.createArrayType(DataTypes.StringType));

  private final SparkSession spark;
  private final Path file;

  Manifest(SparkSession spark, String file) {
    this.spark = spark;
    this.file = new Path(file);
  }

  /**
   * Returns the modules.
   *
   * @throws ManifestException if there is no manifest, or one that is no list of modules
   */
  List<ModuleEntry> read() throws IOException {
    List<ModuleEntry> entries = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Row row : rows().collectAsList()) {
      ModuleEntry entry = entry(row);
      if (!names.add(entry.name())) {
        throw new ManifestException("the manifest has two modules " + entry.name());
      }
      entries.add(entry);
    }
    if (entries.isEmpty()) {
      throw new ManifestException("the manifest has no modules: " + file);
    }
    return entries;
  }

  private Dataset<Row> rows() throws IOException {
    FileSystem files = file.getFileSystem(spark.sparkContext().hadoopConfiguration());
    if (!files.exists(file)) {
      throw new ManifestException("no such manifest: " + file);
    }
    if (files.getFileStatus(file).isDirectory() || file.getName().endsWith(".parquet")) {
      return spark.read().schema(SCHEMA).parquet(file.toString());
    }
    return spark
        .read()
        .schema(SCHEMA)
        .option("mode", "FAILFAST")
        .option("multiLine", isArray(files))
        .json(file.toString());
  }

  private boolean isArray(FileSystem files) throws IOException {
    try (InputStream in = files.open(file)) {
      int next = in.read();
      while (Character.isWhitespace(next)) {
        next = in.read();
      }
      return next == '[';
    } catch (FileNotFoundException e) {
      throw new ManifestException("no such manifest: " + file);
    }
  }

  private ModuleEntry entry(Row row) {
    String name = required(row, 0, "a module without a name");
    String word = required(row, 2, "no kind of module " + name);
    String unknown =
        "unknown kind '" + word + "' of module " + name + ": one of " + ModuleKind.labels();
    ModuleKind kind = ModuleKind.of(word).orElseThrow(() -> new ManifestException(unknown));
    String location = required(row, 3, "no location of module " + name);
    return new ModuleEntry(
        name,
        row.isNullAt(1) ? "" : row.getString(1),
        kind,
        kind == ModuleKind.MAVEN ? location : absolute(location),
        words(row, 4),
        words(row, 5).stream().map(this::absolute).toList());
  }

  private static String required(Row row, int column, String otherwise) {
    if (row.isNullAt(column) || row.getString(column).isBlank()) {
      throw new ManifestException(otherwise);
    }
    return row.getString(column);
  }

  private static List<String> words(Row row, int column) {
    return row.isNullAt(column) ? List.of() : List.copyOf(row.getList(column));
  }

  /** A colon that is not of a scheme is one of a file name. */
  private String absolute(String location) {
    if (location.startsWith("/") || location.matches("[a-z0-9]+://.*|file:/.*")) {
      return location;
    }
    Path parent = file.getParent();
    return parent == null ? location : parent + Path.SEPARATOR + location;
  }
}
