// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What a file holds, without the data. */
record Header(List<Entry> entries, Map<String, String> metadata) {

  Header {
    entries = List.copyOf(entries);
    metadata = Map.copyOf(metadata);
  }

  /**
   * Checks that the entries cover all data, each byte once, as the format demands.
   *
   * @param data bytes after the header
   */
  void checkCoverage(long data) throws SafetensorsException {
    List<Entry> ordered = new ArrayList<>(entries);
    ordered.sort(Comparator.comparingLong(Entry::begin).thenComparingLong(Entry::end));
    long at = 0;
    String before = "the header";
    for (Entry entry : ordered) {
      if (entry.begin() < at) {
        throw new SafetensorsException(
            "the data of `" + entry.name() + "` overlaps that of `" + before + "`");
      }
      if (entry.begin() > at) {
        throw new SafetensorsException(
            "bytes " + at + " to " + entry.begin() + " of the data belong to no tensor");
      }
      at = entry.end();
      before = entry.name();
    }
    checkEnd(at, data);
  }

  private static void checkEnd(long end, long data) throws SafetensorsException {
    if (end > data) {
      throw new SafetensorsException(
          "the file is cut off: its tensors need " + end + " bytes of data, there are " + data);
    }
    if (end < data) {
      throw new SafetensorsException(
          "bytes " + end + " to " + data + " of the data belong to no tensor");
    }
  }
}
