// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import java.util.List;

/**
 * The state of an {@link AnalysisMemory} as bytes, for another process that analyses the same
 * program or a later version of it. Its bytes name files by their paths.
 *
 * @param outline what is read at once
 * @param units the results of each file, read when they are asked for
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record AnalysisImage(byte[] outline, List<OfUnit> units) {

  /** The bytes of one file. Equal only to another one of the same array. */
  @SuppressWarnings("ArrayRecordComponent") // the array is the identity
  public record OfUnit(String path, byte[] bytes) {}
}
