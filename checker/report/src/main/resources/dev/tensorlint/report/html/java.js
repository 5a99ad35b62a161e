// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const JAVA_WORDS = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum exports extends " +
    "final finally float for goto if implements import instanceof int interface long module native new non-sealed null " +
    "package permits private protected public record requires return sealed short static strictfp super switch " +
    "synchronized this throw throws transient true false try var void volatile while yield"
  ).split(" "),
);

const JAVA_TOKEN =
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$))|(?<string>"""|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|(?<annotation>@[A-Za-z_$][\w$.]*)|(?<number>\b\d[\w.]*)|(?<word>[A-Za-z_$][\w$]*)/g;

/** A line inside a comment over several lines, as far as a line alone can show it. */
const INSIDE_COMMENT = /^\s*\*(?:[\s/]|$)/;

/** Returns the coloured pieces of a line of Java; what stands between them is plain. */
function javaTokens(line) {
  if (INSIDE_COMMENT.test(line)) {
    return [{ start: 0, end: line.length, kind: "comment" }];
  }
  return [...line.matchAll(JAVA_TOKEN)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: kindOf(match),
    }))
    .filter((token) => token.kind !== null);
}

function kindOf(match) {
  const { word, ...kinds } = match.groups;
  if (word !== undefined) {
    return wordKind(word);
  }
  return Object.keys(kinds).find((kind) => kinds[kind] !== undefined);
}

function wordKind(word) {
  if (JAVA_WORDS.has(word)) {
    return "keyword";
  }
  return /^[A-Z]/.test(word) ? "type" : null;
}

/**
 * Splits a line where a token or a mark begins or ends.
 *
 * @param marks ranges of the line with a class each; the last one that covers a piece wins
 */
function lineSegments(line, marks) {
  const tokens = javaTokens(line);
  const cuts = new Set([0, line.length]);
  for (const range of [...tokens, ...marks]) {
    cuts.add(Math.min(range.start, line.length));
    cuts.add(Math.min(range.end, line.length));
  }
  const points = [...cuts].sort((a, b) => a - b);
  return points.slice(1).map((end, i) => segment(line, points[i], end, tokens, marks));
}

function segment(line, start, end, tokens, marks) {
  const covers = (range) => range.start <= start && range.end >= end;
  return {
    text: line.slice(start, end),
    kind: tokens.find(covers)?.kind ?? null,
    mark: marks.filter(covers).at(-1)?.name ?? null,
  };
}
