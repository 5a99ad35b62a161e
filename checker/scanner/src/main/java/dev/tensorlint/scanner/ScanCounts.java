// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

/**
 * Counts and times of a scan.
 *
 * @param files source files that were read, and those whose class files were
 * @param filesExcluded those among them in which nothing is reported
 * @param filesSkipped those among them that were not translated because they cannot matter
 * @param lines lines of all files
 * @param unresolvedNames calls, constructors and types that could not be resolved
 * @param parseNanos time spent reading and parsing, summed over the threads
 * @param resolveNanos time spent indexing, resolving and translating, summed over the threads
 */
public record ScanCounts(
    int files,
    int filesExcluded,
    int filesSkipped,
    long lines,
    int unresolvedNames,
    long parseNanos,
    long resolveNanos) {

  static final ScanCounts NONE = new ScanCounts(0, 0, 0, 0, 0, 0, 0);

  /** Returns these counts with those of class files, which have no lines to be counted. */
  ScanCounts plus(ClassScan.Chosen classes) {
    int all = classes.groups().size();
    return new ScanCounts(
        files + all,
        filesExcluded,
        filesSkipped + all - classes.matters().size(),
        lines,
        unresolvedNames,
        parseNanos,
        resolveNanos);
  }
}
