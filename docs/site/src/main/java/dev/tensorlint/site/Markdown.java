// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Markdown as pages. */
final class Markdown {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  private Markdown() {}

  static Node parse(String text) {
    return PARSER.parse(text);
  }

  /**
   * Returns the page of a document.
   *
   * @param source path of the document in the repository
   */
  static Page page(String source, String text, Links links) {
    Node document = parse(text);
    resolve(document, source, links);
    List<Page.Section> sections = sections(document);
    String title = sections.isEmpty() ? source : sections.get(0).heading();
    return new Page(
        Paths.inSite(source), title, firstParagraph(document), html(document), sections);
  }

  /** Returns a document as HTML. The first renderer of a kind of node counts: ours come first. */
  static String html(Node document) {
    return HtmlRenderer.builder()
        .nodeRendererFactory(BlockRenderer::new)
        .extensions(List.of(TablesExtension.create()))
        .build()
        .render(document);
  }

  /** Returns what is in a table cell as HTML. */
  static String inline(Node cell) {
    Paragraph paragraph = new Paragraph();
    for (Node node = cell.getFirstChild(); node != null; node = cell.getFirstChild()) {
      paragraph.appendChild(node);
    }
    String html = html(paragraph).strip();
    for (Node node = paragraph.getFirstChild(); node != null; node = paragraph.getFirstChild()) {
      cell.appendChild(node);
    }
    return html.substring("<p>".length(), html.length() - "</p>".length());
  }

  private static void resolve(Node document, String source, Links links) {
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            link.setDestination(links.resolve(source, link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(links.resolve(source, image.getDestination()));
            visitChildren(image);
          }
        });
  }

  private static List<Page.Section> sections(Node document) {
    Anchors anchors = new Anchors();
    List<Page.Section> sections = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        String name = PlainText.of(heading);
        sections.add(new Page.Section(anchors.of(name), heading.getLevel(), name, below(heading)));
      }
    }
    return sections;
  }

  private static String below(Heading heading) {
    List<String> parts = new ArrayList<>();
    Node node = heading.getNext();
    while (node != null && !(node instanceof Heading)) {
      parts.add(PlainText.of(node));
      node = node.getNext();
    }
    return String.join(" ", parts);
  }

  private static String firstParagraph(Node document) {
    Node node = document instanceof Document ? document.getFirstChild() : null;
    while (node != null && !(node instanceof Paragraph)) {
      node = node.getNext();
    }
    return node == null ? "" : PlainText.of(node);
  }
}
