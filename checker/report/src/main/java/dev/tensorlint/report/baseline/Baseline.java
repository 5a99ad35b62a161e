// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import dev.tensorlint.report.Fingerprints;
import dev.tensorlint.rules.finding.Finding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Findings that are known: a check leaves them out. They are known by their fingerprints, which
 * stay when code moves.
 */
public record Baseline(List<KnownFinding> findings) {

  /** Nothing is known. */
  public static final Baseline EMPTY = new Baseline(List.of());

  /** The file where none is named. */
  public static final String FILE_NAME = "tensorlint-baseline.json";

  public Baseline {
    findings = findings.stream().sorted(KnownFinding.ORDER).toList();
  }

  /**
   * What is left of the findings of a run.
   *
   * @param fresh findings that are not known, in their order
   * @param known how many are
   * @param stale what is known, was looked for, and is no longer found
   */
  public record Comparison(List<Finding> fresh, int known, List<KnownFinding> stale) {

    public Comparison {
      fresh = List.copyOf(fresh);
      stale = List.copyOf(stale);
    }
  }

  /**
   * Makes the baseline of a run.
   *
   * @param found all findings of the run in {@link Finding#ORDER}
   */
  public static Baseline of(List<Finding> found) {
    return of(found, UnaryOperator.identity());
  }

  /**
   * Makes the baseline of a run on files that have other paths now.
   *
   * @param found all findings of the run in {@link Finding#ORDER}
   * @param files from the path of a file to the one that it has now
   */
  public static Baseline of(List<Finding> found, UnaryOperator<String> files) {
    List<String> fingerprints = Fingerprints.of(found, files);
    List<KnownFinding> known = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      Finding finding = found.get(i);
      String file = files.apply(finding.place().file().path());
      known.add(new KnownFinding(fingerprints.get(i), finding.rule(), file, finding.message(), 0));
    }
    return new Baseline(known);
  }

  /**
   * Compares a run with what is known.
   *
   * @param found all findings of the run in {@link Finding#ORDER}
   * @param isChecked whether the run looked for findings of a rule in a file
   */
  public Comparison compare(List<Finding> found, BiPredicate<String, String> isChecked) {
    Set<String> known =
        findings.stream().map(KnownFinding::fingerprint).collect(Collectors.toSet());
    List<String> fingerprints = Fingerprints.of(found);
    List<Finding> fresh = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      if (!known.contains(fingerprints.get(i))) {
        fresh.add(found.get(i));
      }
    }
    Set<String> present = new HashSet<>(fingerprints);
    List<KnownFinding> stale =
        findings.stream()
            .filter(each -> isChecked.test(each.rule(), each.file()))
            .filter(each -> !present.contains(each.fingerprint()))
            .toList();
    return new Comparison(fresh, found.size() - fresh.size(), stale);
  }

  /**
   * Returns the findings of a run that are not known.
   *
   * @param found all findings of the run in {@link Finding#ORDER}
   * @param files from the path of a file to the one that a check shows
   */
  public List<Finding> unknown(List<Finding> found, UnaryOperator<String> files) {
    if (findings.isEmpty()) {
      return found;
    }
    Set<String> known =
        findings.stream().map(KnownFinding::fingerprint).collect(Collectors.toSet());
    List<String> fingerprints = Fingerprints.of(found, files);
    List<Finding> fresh = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      if (!known.contains(fingerprints.get(i))) {
        fresh.add(found.get(i));
      }
    }
    return fresh;
  }

  /**
   * Returns a baseline that knows one finding more.
   *
   * @param found all findings of its run in {@link Finding#ORDER}
   * @param files from the path of a file to the one that a check shows
   */
  public Baseline with(Finding one, List<Finding> found, UnaryOperator<String> files) {
    String fingerprint = Fingerprints.of(found, files).get(found.indexOf(one));
    String file = files.apply(one.place().file().path());
    KnownFinding known = new KnownFinding(fingerprint, one.rule(), file, one.message(), 0);
    return new Baseline(Stream.concat(findings.stream(), Stream.of(known)).toList());
  }

  /** Returns the baseline without some findings. */
  public Baseline without(List<KnownFinding> gone) {
    return filter(each -> !gone.contains(each));
  }

  /**
   * Returns the baseline with the findings of a run in place of those that it looked for.
   *
   * @param isChecked whether the run looked for findings of a rule in a file
   */
  public Baseline renewed(List<Finding> found, BiPredicate<String, String> isChecked) {
    Stream<KnownFinding> others =
        filter(each -> !isChecked.test(each.rule(), each.file())).findings.stream();
    return new Baseline(Stream.concat(others, of(found).findings.stream()).toList());
  }

  /**
   * Returns the baseline that also knows the findings of a run which did not see everything: what
   * it did not find may still be there.
   *
   * @param found all findings of the run in {@link Finding#ORDER}
   */
  public Baseline extended(List<Finding> found) {
    Set<String> known =
        findings.stream().map(KnownFinding::fingerprint).collect(Collectors.toSet());
    Baseline fresh = of(found).filter(each -> !known.contains(each.fingerprint()));
    return new Baseline(Stream.concat(findings.stream(), fresh.findings.stream()).toList());
  }

  private Baseline filter(Predicate<KnownFinding> condition) {
    return new Baseline(findings.stream().filter(condition).toList());
  }
}
