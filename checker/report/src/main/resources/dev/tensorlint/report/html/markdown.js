// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The Markdown that pages of rules use: headings, paragraphs, lists, tables and code. */

/** Returns the blocks of a page. */
function markdownBlocks(page) {
  const blocks = [];
  const lines = page.split("\n");
  for (let i = 0; i < lines.length;) {
    const block = blockAt(lines, i);
    i = block.next;
    if (block.kind !== "blank") {
      blocks.push(block);
    }
  }
  return blocks;
}

function blockAt(lines, start) {
  const line = lines[start];
  if (line.trim() === "") {
    return { kind: "blank", next: start + 1 };
  }
  if (line.startsWith("```")) {
    return codeAt(lines, start);
  }
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  if (heading !== null) {
    return { kind: "heading", level: heading[1].length, text: heading[2], next: start + 1 };
  }
  return /^[-*] /.test(line) ? listAt(lines, start) : paragraphAt(lines, start);
}

function codeAt(lines, start) {
  const end = lines.findIndex((line, i) => i > start && line.startsWith("```"));
  const last = end < 0 ? lines.length : end;
  return { kind: "code", text: lines.slice(start + 1, last).join("\n"), next: last + 1 };
}

function listAt(lines, start) {
  const end = endOfText(lines, start);
  const items = [];
  for (const line of lines.slice(start, end)) {
    if (/^[-*] /.test(line)) {
      items.push(line.slice(2));
    } else {
      items[items.length - 1] += ` ${line.trim()}`;
    }
  }
  return { kind: "list", items, next: end };
}

function paragraphAt(lines, start) {
  const end = endOfText(lines, start);
  return { kind: "paragraph", text: lines.slice(start, end).join(" "), next: end };
}

function endOfText(lines, start) {
  const end = lines.findIndex(
    (line, i) => i > start && (line.trim() === "" || line.startsWith("```")),
  );
  return end < 0 ? lines.length : end;
}

/** Returns the plain text of a piece of Markdown, in which links are their words. */
function withoutLinks(text) {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*([^*]+)\*\*/g, "$1");
}
