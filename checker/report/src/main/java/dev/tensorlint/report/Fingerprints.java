// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Names findings so that they are known again in a later version of the code.
 *
 * <p>A fingerprint is the SHA-256 of the rule, the file, the enclosing method, the resource, the
 * message without its numbers, and the position among findings that agree in all of these. No line
 * goes in: a finding keeps its fingerprint when code around it moves.
 */
public final class Fingerprints {

  private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private Fingerprints() {}

  /**
   * Returns the fingerprint of each finding, in the order of the list.
   *
   * @param findings all findings of a run in {@link Finding#ORDER}
   */
  public static List<String> of(List<Finding> findings) {
    return of(findings, UnaryOperator.identity());
  }

  /**
   * Returns the fingerprint of each finding, for a run that shows files under other names.
   *
   * @param findings all findings of a run in {@link Finding#ORDER}
   * @param files from the path of a file to the one that reports show
   */
  public static List<String> of(List<Finding> findings, UnaryOperator<String> files) {
    Map<String, Integer> seen = new HashMap<>();
    List<String> fingerprints = new ArrayList<>(findings.size());
    for (Finding finding : findings) {
      String identity = identity(finding, files.apply(finding.place().file().path()));
      int ordinal = seen.merge(identity, 1, Integer::sum);
      fingerprints.add(sha256(identity + '\0' + ordinal));
    }
    return fingerprints;
  }

  /** Returns a name for what could not be checked, in formats in which it stands as a finding. */
  public static String of(Diagnostic unchecked) {
    return sha256(unchecked.oneLine());
  }

  private static String identity(Finding finding, String file) {
    return String.join(
        "\0",
        finding.rule(),
        file,
        finding.method(),
        oneBlank(finding.resource()),
        NUMBER.matcher(oneBlank(finding.message())).replaceAll("#"));
  }

  private static String oneBlank(String text) {
    return BLANKS.matcher(text.strip()).replaceAll(" ");
  }

  private static String sha256(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(digest().digest(bytes));
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
