// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import com.github.javaparser.ast.CompilationUnit;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.parse.SkeletonReader;
import dev.tensorlint.scanner.parse.SourceParser;
import dev.tensorlint.scanner.parse.Spans;
import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Parses files on many threads and keeps their trees as long as memory allows. */
final class FileParser {

  /** A file that parses, or why it does not. */
  record Outcome(@Nullable ParsedFile file, @Nullable Diagnostic problem) {}

  /** Bytes that a tree takes for each character of its text; measured, rounded up. */
  private static final long BYTES_PER_CHARACTER = 60;

  private final ThreadLocal<SourceParser> parsers = ThreadLocal.withInitial(SourceParser::new);
  private final AtomicLong budget =
      new AtomicLong(Runtime.getRuntime().maxMemory() / 2 / BYTES_PER_CHARACTER);
  private final AtomicLong nanos = new AtomicLong();

  Outcome parse(SourceFile file) {
    long start = System.nanoTime();
    try {
      return outcome(file, parsers.get().parse(file));
    } finally {
      nanos.addAndGet(System.nanoTime() - start);
    }
  }

  /** Returns what comes of a file that could not be parsed for a reason of our own. */
  Outcome failed(SourceFile file, Throwable why) {
    parsers.remove();
    return new Outcome(
        null, Fault.of(why).diagnostic(file.path(), 1, 1, "is not parsed and is left out"));
  }

  private Outcome outcome(SourceFile file, SourceParser.Outcome parsed) {
    CompilationUnit tree = parsed.unit();
    if (tree == null) {
      return new Outcome(null, parsed.problem());
    }
    boolean isKept = budget.addAndGet(-file.text().length()) > 0;
    ParsedFile kept =
        new ParsedFile(
            file,
            new SkeletonReader(new Spans(file)).read(tree),
            isKept ? new SoftReference<>(tree) : null);
    return new Outcome(kept, null);
  }

  /** Returns the tree of a file that has been parsed before. */
  CompilationUnit tree(ParsedFile file) {
    CompilationUnit kept = file.kept();
    if (kept != null) {
      return kept;
    }
    long start = System.nanoTime();
    CompilationUnit again = parsers.get().parse(file.file()).unit();
    nanos.addAndGet(System.nanoTime() - start);
    if (again == null) {
      throw new IllegalStateException("parsed once and not again: " + file.file());
    }
    return again;
  }

  long nanos() {
    return nanos.get();
  }
}
