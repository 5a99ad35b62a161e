// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The lifetime of a resource along the lines of an excerpt.
 *
 * Columns are drawn from left to right: a way back where the path returns to an earlier line, the
 * resource, the branch that leaks, and one column for each owner. A piece of a column in one row
 * goes through it ("full"), ends in it ("up"), begins in it ("down"), and shows a state.
 */

/** Events that come before the resource begins. */
const BEFORE = new Set(["called", "repeated", "owner"]);

/** Last events after which the resource is still what it was. */
const GOES_ON = new Set(["created", "handed-over", "captured", "escaped", "lost"]);

/** Returns the places of a finding in the order in which they happen, its own among them. */
function eventsOf(finding) {
  const path = finding.trace.filter((step) => step.rule === undefined);
  const own = { ...finding.place, isOwn: true, owner: ownerOf(finding) };
  const at = positionOfOwn(own, path);
  const ordered = [...path.slice(0, at), own, ...path.slice(at)];
  const also = finding.trace.filter((step) => step.rule !== undefined);
  return [...ordered, ...also].map((step, i) => ({
    ...step,
    event: step.event ?? "noted",
    number: i + 1,
  }));
}

/** A finding at an owner is about what the owner holds. */
function ownerOf(finding) {
  return finding.place.event === "owner" ? `\`${finding.resource}\`` : undefined;
}

function positionOfOwn(own, path) {
  const isAfter = {
    created: (step) => !BEFORE.has(step.event),
    owner: () => true,
    escaped: (step) => step.event === "released" && step.until > own.at[1],
  }[own.event];
  const first = isAfter === undefined ? -1 : path.findIndex(isAfter);
  return first < 0 ? path.length : first;
}

/** Returns the line in which an event happens: for the resource of a block, the end of the block. */
function lineOf(event) {
  return event.until ?? event.at[1];
}

/** Returns the rows of excerpts: lines, and a gap where lines are left out. */
function rowsOf(excerpts) {
  const rows = [];
  let last = null;
  for (const [file, first, end] of excerpts) {
    if (last !== null && last.file !== file) {
      rows.push({ kind: "file", file });
    } else if (last !== null) {
      rows.push({ kind: "gap", file });
    }
    for (let line = first; line <= end; line++) {
      rows.push({ kind: "line", file, line });
    }
    last = { file };
  }
  return rows;
}

/** Returns the columns with what is drawn in each row. */
function lifetimeOf(finding) {
  const rows = rowsOf(finding.excerpts);
  const rowOf = new Map(rows.map((row, i) => [`${row.file}:${row.line}`, i]));
  const events = eventsOf(finding)
    .map((event) => ({ ...event, row: rowOf.get(`${event.at[0]}:${lineOf(event)}`) }))
    .filter((event) => event.row !== undefined);
  const drawing = new Drawing(rows.length);
  drawResource(drawing, finding.resource, withSlots(events));
  drawOwners(drawing, withSlots(events));
  return { rows, events, ...drawing.result() };
}

/** Gives each event of a row a slot below those before it, so that their marks do not meet. */
function withSlots(events) {
  const used = new Map();
  return events.map((event) => {
    const slot = used.get(event.row) ?? 0;
    used.set(event.row, slot + 1);
    return { ...event, slot };
  });
}

/** Collects what is drawn, by column. A point is a row and a slot in it. */
class Drawing {
  constructor(height) {
    this.height = height;
    this.columns = [];
    this.links = [];
  }

  column(kind, name = "") {
    let column = this.columns.find((each) => each.kind === kind && each.name === name);
    if (column === undefined) {
      const perRow = () => Array.from({ length: this.height }, () => []);
      column = { kind, name, pieces: perRow(), marks: perRow() };
      this.columns.push(column);
    }
    return column;
  }

  /** Draws a line between two points. */
  line(column, one, other, state) {
    const [top, bottom] = isAbove(one, other) ? [one, other] : [other, one];
    if (top.row === bottom.row) {
      for (let slot = top.slot + 1; slot <= bottom.slot; slot++) {
        column.pieces[top.row].push({ part: "within", state, slot });
      }
      return;
    }
    column.pieces[top.row].push({ part: "down", state, slot: top.slot });
    this.full(column, top.row + 1, bottom.row, state);
    column.pieces[bottom.row].push({ part: "up", state, slot: bottom.slot });
  }

  /** Draws a line that goes on below the last row. */
  lineToEnd(column, from, state) {
    column.pieces[from.row].push({ part: "down", state, slot: from.slot });
    this.full(column, from.row + 1, this.height, state);
  }

  /** Draws a line that comes from above the first row. */
  lineFromStart(column, to, state) {
    this.full(column, 0, to.row, state);
    column.pieces[to.row].push({ part: "up", state, slot: to.slot });
  }

  full(column, from, to, state) {
    for (let row = from; row < to; row++) {
      column.pieces[row].push({ part: "full", state, slot: 0 });
    }
  }

  mark(column, point, event) {
    column.marks[point.row].push({ event, slot: point.slot });
  }

  link(point, from, to, state) {
    this.links.push({ row: point.row, slot: point.slot, from, to, state });
  }

  result() {
    const order = ["back", "resource", "branch", "owner", "work"];
    const columns = [...this.columns].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    const links = this.links.map((link) => ({
      ...link,
      from: columns.indexOf(link.from),
      to: columns.indexOf(link.to),
    }));
    return { columns, links };
  }
}

function isAbove(one, other) {
  return one.row < other.row || (one.row === other.row && one.slot < other.slot);
}

/** The state of the resource after an event. */
function stateAfter(event, state) {
  switch (event) {
    case "created":
      return "open";
    case "released":
      return "released";
    case "lost":
    case "thrown":
      return "leaking";
    default:
      return state;
  }
}

function drawResource(drawing, name, events) {
  const path = events.filter((event) => event.rule === undefined && isOfResource(event));
  if (path.length === 0) {
    return;
  }
  const lane = drawing.column("resource", name);
  const start = {
    row: path[0].row,
    slot: path[0].slot,
    column: lane,
    state: "open",
    isOnBranch: false,
  };
  const end = path.reduce((from, event) => drawEvent(drawing, lane, from, event), start);
  drawEnd(drawing, path, end, lane);
}

/** An owner's own events, and what stands for another finding, are not on the resource's path. */
function isOfResource(event) {
  return !["owner", "noted", "called", "repeated"].includes(event.event);
}

/** Draws the way to an event and its mark; returns where the path is then, and in which state. */
function drawEvent(drawing, lane, from, event) {
  const isOnBranch = from.isOnBranch || event.event === "open-on-this-path";
  const column = isOnBranch ? drawing.column("branch") : lane;
  const to = { row: event.row, slot: event.slot, column };
  drawStep(drawing, from, to, lane);
  drawing.mark(column, to, event.event);
  return {
    ...to,
    state: stateAfter(event.event, from.state),
    isOnBranch: isOnBranch || event.event === "thrown",
  };
}

/** Draws the path from one event to the next: down, back up beside the lane, or to the branch. */
function drawStep(drawing, from, to, lane) {
  const column = from.isOnBranch ? to.column : from.column;
  if (column !== from.column) {
    drawing.link(from, lane, column, "leaking");
  }
  if (isAbove(to, from)) {
    drawBack(drawing, { ...from, column }, to);
    return;
  }
  drawing.line(column, from, to, from.state);
  if (column !== to.column) {
    drawing.link(to, column, to.column, "leaking");
  }
}

function drawBack(drawing, from, to) {
  const back = drawing.column("back");
  drawing.link(from, from.column, back, from.state);
  drawing.line(back, from, to, from.state);
  drawing.link(to, back, to.column, from.state);
  drawing.mark(back, to, "back");
}

/** What the resource does after the last event. */
function drawEnd(drawing, path, end, lane) {
  const last = path.at(-1);
  const hasEscaped = path.some((each) => each.event === "escaped");
  if (last.event === "thrown") {
    const branch = drawing.column("branch");
    drawing.link(last, lane, branch, "leaking");
    drawing.mark(branch, last, "leaves");
  }
  if (drawing.columns.some((column) => column.kind === "branch")) {
    drawing.lineToEnd(lane, lastPointOf(lane), "other");
  } else if (GOES_ON.has(last.event) || hasEscaped) {
    drawing.lineToEnd(lane, end, end.state);
  }
}

/** Returns the last point at which something of a column is drawn. */
function lastPointOf(lane) {
  const points = lane.pieces.flatMap((pieces, row) =>
    [...pieces, ...lane.marks[row]].map(({ slot }) => ({ row, slot })),
  );
  return points.reduce((last, point) => (isAbove(last, point) ? point : last));
}

/** Owners, and code that runs later, have columns of their own. */
function drawOwners(drawing, events) {
  const names = new Set(
    events.filter((event) => event.owner !== undefined).map((event) => event.owner),
  );
  names.forEach((name) => drawOwner(drawing, name, events));
  events.filter((event) => event.event === "captured").forEach((event) => drawWork(drawing, event));
}

function drawOwner(drawing, name, events) {
  const own = events.filter((event) => event.owner === name);
  const lane = drawing.column("owner", name);
  const start = own.find((event) => event.event === "owner" || event.event === "handed-over");
  const end = own.find((event) => event.event === "released");
  if (end !== undefined && start === undefined) {
    drawing.lineFromStart(lane, end, "owner");
  } else if (end !== undefined) {
    drawing.line(lane, start, end, "owner");
  } else {
    drawing.lineToEnd(lane, start ?? { row: 0, slot: 0 }, "owner");
  }
  own.forEach((event) => markOwner(drawing, lane, event));
}

/** Joins the owner to the resource where one takes, gives or ends the other. */
function markOwner(drawing, lane, event) {
  const resource = drawing.columns.find((column) => column.kind === "resource");
  if (event.event === "owner") {
    drawing.mark(lane, event, "owner");
  } else if (resource !== undefined) {
    drawing.link(event, resource, lane, "owner");
  }
}

function drawWork(drawing, event) {
  const lane = drawing.column("work", "runs later");
  const resource = drawing.columns.find((column) => column.kind === "resource");
  drawing.lineToEnd(lane, event, "work");
  drawing.link(event, resource, lane, "work");
}
