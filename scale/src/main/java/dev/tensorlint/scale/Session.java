// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** The Spark session of a command. */
final class Session {

  /** Hadoop's security asks for a method that newer versions of Java do not have. */
  private static final int FIRST_WITHOUT_SUBJECTS = 24;

  private Session() {}

  /** Returns what keeps this Java from running Spark; null if nothing does. */
  static @Nullable String obstacle(int javaVersion) {
    return javaVersion < FIRST_WITHOUT_SUBJECTS
        ? null
        : "this Spark runs on Java 17 to 23, and this is Java "
            + javaVersion
            + ": set JAVA_HOME to one of those";
  }

  /**
   * Opens a session: that of {@code spark-submit}, else one on this machine.
   *
   * @param workers tasks at the same time, where there is no {@code spark-submit}
   */
  static SparkSession open(int workers) {
    SparkConf given = new SparkConf();
    SparkConf conf = new SparkConf().setIfMissing("spark.app.name", "tensorlint corpus");
    if (!given.contains("spark.master")) {
      conf.setMaster("local[" + workers + "]")
          .set("spark.driver.host", "127.0.0.1")
          .set("spark.driver.bindAddress", "127.0.0.1");
    }
    conf.setIfMissing("spark.ui.enabled", "false")
        .setIfMissing("spark.ui.showConsoleProgress", "false")
        .setIfMissing("spark.sql.session.timeZone", "UTC")
        .setIfMissing("spark.sql.shuffle.partitions", "8")
        .setIfMissing("spark.sql.catalogImplementation", "in-memory");
    return SparkSession.builder().config(conf).getOrCreate();
  }
}
