// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;
import org.jspecify.annotations.Nullable;

/** Headings with anchors, code in colours, and tables that scroll by themselves. */
final class BlockRenderer implements NodeRenderer {

  private final HtmlNodeRendererContext context;
  private final HtmlWriter out;
  private final Anchors anchors = new Anchors();

  BlockRenderer(HtmlNodeRendererContext context) {
    this.context = context;
    this.out = context.getWriter();
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(Heading.class, FencedCodeBlock.class, TableBlock.class);
  }

  @Override
  public void render(Node node) {
    if (node instanceof Heading heading) {
      heading(heading);
    } else if (node instanceof FencedCodeBlock block) {
      out.line();
      out.raw(Code.block(language(block), block.getLiteral()));
      out.line();
    } else if (node instanceof TableBlock table) {
      table(table);
    }
  }

  private static String language(FencedCodeBlock block) {
    @Nullable String info = block.getInfo();
    return info == null ? "" : info;
  }

  private void heading(Heading heading) {
    String id = anchors.of(PlainText.of(heading));
    String tag = "h" + heading.getLevel();
    out.line();
    out.tag(tag, Map.of("id", id));
    children(heading);
    if (heading.getLevel() > 1) {
      out.raw("<a class=\"anchor\" href=\"#" + id + "\" aria-label=\"Link to this part\">#</a>");
    }
    out.tag("/" + tag);
    out.line();
  }

  private void table(TableBlock table) {
    out.line();
    out.raw("<div class=\"table\" tabindex=\"0\">");
    out.tag("table");
    for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
      if (part instanceof TableHead || part instanceof TableBody) {
        context.render(part);
      }
    }
    out.tag("/table");
    out.tag("/div");
    out.line();
  }

  private void children(Node parent) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      context.render(node);
    }
  }
}
