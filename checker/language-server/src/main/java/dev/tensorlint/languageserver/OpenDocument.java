// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * A document as an editor has it, saved or not.
 *
 * @param uri name by which the editor knows it, letter for letter
 * @param version number of the text, which the editor counts
 */
record OpenDocument(String uri, int version, String text) {

  /**
   * Returns the document with changes made one after the other.
   *
   * @throws IllegalArgumentException if a change is outside the text
   */
  OpenDocument with(int newVersion, List<TextDocumentContentChangeEvent> changes) {
    String changed = text;
    for (TextDocumentContentChangeEvent change : changes) {
      changed = apply(changed, change);
    }
    return new OpenDocument(uri, newVersion, changed);
  }

  private static String apply(String text, TextDocumentContentChangeEvent change) {
    Range range = change.getRange();
    if (range == null) {
      return change.getText();
    }
    Lines lines = new Lines(text);
    int start = lines.offset(range.getStart());
    int end = lines.offset(range.getEnd());
    if (end < start) {
      throw new IllegalArgumentException("a range that ends before it starts: " + range);
    }
    return text.substring(0, start) + change.getText() + text.substring(end);
  }
}
