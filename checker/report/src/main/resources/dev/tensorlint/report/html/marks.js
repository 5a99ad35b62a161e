// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Shapes: no meaning hangs on colour alone. Sizes are those of a 16 by 16 box. */
const SEVERITY_SHAPES = {
  error: "M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5z",
  warning: "M8 1.8 15 14H1z",
  note: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z",
};

const EVENT_SHAPES = {
  created: svgCircle(4.5),
  "handed-over": "M3 8h8M8 4.5 11.5 8 8 11.5",
  captured: "M4 4h8v8H4z",
  escaped: "M4 12 12 4M6 4h6v6",
  released: "M3.5 8h9",
  used: "M4 4l8 8M12 4l-8 8",
  thrown: "M9 1.5 4 9h3.5L7 14.5 12 7H8.5z",
  lost: "M4 4l8 8M12 4l-8 8",
  open: svgCircle(4.5),
  "open-on-this-path": svgCircle(4.5),
  owner: "M4 6.5 8 3l4 3.5V13H4z",
  leaves: "M3 8h9M8.5 4.5 12 8l-3.5 3.5",
  back: "M8 12V4M4.5 7.5 8 4l3.5 3.5",
  called: "M3 8h9M8.5 4.5 12 8l-3.5 3.5",
  repeated: "M12 5.5A5 5 0 1 0 13 8M12 2v3.5H8.5",
  noted: svgCircle(2.5),
};

function svgCircle(radius) {
  return `M8 ${8 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 -${2 * radius}z`;
}

const EVENT_NAMES = {
  created: "created",
  "handed-over": "handed over",
  captured: "captured",
  escaped: "escapes",
  released: "released",
  used: "used",
  thrown: "throws",
  lost: "lost",
  open: "still open",
  "open-on-this-path": "open on this path",
  owner: "owner",
  called: "called",
  repeated: "repeated",
  noted: "note",
};

/** The sign of a severity: filled if the finding is definite, hollow if it is potential. */
function severityMark(severity, confidence) {
  return svg(
    "svg",
    {
      class: `sign ${severity} ${confidence}`,
      viewBox: "0 0 16 16",
      width: 16,
      height: 16,
      "aria-hidden": "true",
    },
    svg("path", { d: SEVERITY_SHAPES[severity] }),
  );
}

function eventMark(event) {
  return svg(
    "svg",
    {
      class: `event-sign event-${event}`,
      viewBox: "0 0 16 16",
      width: 16,
      height: 16,
      "aria-hidden": "true",
    },
    svg("path", { d: EVENT_SHAPES[event] ?? EVENT_SHAPES.noted }),
  );
}

/** Severity and confidence in words, with their sign. */
function badge(severity, confidence) {
  return el(
    "span",
    { class: `badge ${severity}` },
    severityMark(severity, confidence),
    `${severity}, ${confidence}`,
  );
}
