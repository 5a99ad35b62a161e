// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/**
 * A table of a document.
 *
 * @param heading plain text of the heading above it, empty if there is none
 * @param columns names of the columns, plain text
 * @param rows cells as Markdown nodes, as many in each row as there are columns
 */
record MarkdownTable(String heading, List<String> columns, List<List<Node>> rows) {

  /** Returns the tables of a document in their order. */
  static List<MarkdownTable> of(Node document) {
    List<MarkdownTable> tables = new ArrayList<>();
    String heading = "";
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        heading = PlainText.of(node);
      } else if (node instanceof TableBlock table) {
        tables.add(table(heading, table));
      }
    }
    return tables;
  }

  private static MarkdownTable table(String heading, TableBlock table) {
    List<List<Node>> rows = new ArrayList<>();
    for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
      for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
        if (row instanceof TableRow) {
          rows.add(children(row));
        }
      }
    }
    List<String> columns = rows.remove(0).stream().map(PlainText::of).toList();
    return new MarkdownTable(heading, columns, rows);
  }

  private static List<Node> children(Node parent) {
    List<Node> children = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      children.add(node);
    }
    return children;
  }

  boolean hasColumns(String... names) {
    return columns.containsAll(List.of(names));
  }

  /** Returns a cell of a row as plain text; empty if the table has no such column. */
  String text(List<Node> row, String column) {
    int index = columns.indexOf(column);
    return index < 0 || index >= row.size() ? "" : PlainText.of(row.get(index));
  }

  /** Returns a cell of a row as HTML; empty if the table has no such column. */
  String html(List<Node> row, String column) {
    int index = columns.indexOf(column);
    return index < 0 || index >= row.size() ? "" : Markdown.inline(row.get(index));
  }
}
