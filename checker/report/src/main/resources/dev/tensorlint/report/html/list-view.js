// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const ROW_HEIGHT = 62;
const OVERSCAN = 8;

/** The findings as a list of which only the rows in sight are in the document. */
class ListView {
  /**
   * @param onChoose called with the entry that is chosen
   */
  constructor(box, onChoose) {
    this.box = box;
    this.onChoose = onChoose;
    this.entries = [];
    this.chosen = -1;
    this.canvas = el("div", { class: "list-canvas", role: "presentation" });
    box.append(this.canvas);
    box.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(box);
  }

  /** Shows other entries; keeps the chosen one where it is among them. */
  show(entries) {
    const before = this.entries[this.chosen];
    this.entries = entries;
    this.chosen = before === undefined ? -1 : entries.indexOf(before);
    this.canvas.style.setProperty("height", `${entries.length * ROW_HEIGHT}px`);
    this.canvas.replaceChildren();
    this.drawn = "";
    this.draw();
  }

  /** Chooses an entry by its position; positions outside of the list are the nearest ones in it. */
  choose(position) {
    if (this.entries.length === 0) {
      return;
    }
    this.chosen = Math.max(0, Math.min(position, this.entries.length - 1));
    this.reveal();
    this.drawn = "";
    this.draw();
    this.onChoose(this.entries[this.chosen]);
  }

  move(steps) {
    this.choose(this.chosen + steps);
  }

  /** Scrolls no further than needed; a row that is far away comes to the middle. */
  reveal() {
    const top = this.chosen * ROW_HEIGHT;
    const { scrollTop, clientHeight } = this.box;
    const isFar = top < scrollTop - ROW_HEIGHT || top > scrollTop + clientHeight;
    if (isFar) {
      this.box.scrollTop = top - (clientHeight - ROW_HEIGHT) / 2;
    } else if (top < scrollTop) {
      this.box.scrollTop = top;
    } else if (top + ROW_HEIGHT > scrollTop + clientHeight) {
      this.box.scrollTop = top + ROW_HEIGHT - clientHeight;
    }
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const seen = Math.ceil(this.box.clientHeight / ROW_HEIGHT) + 2 * OVERSCAN;
    const last = Math.min(this.entries.length, first + seen);
    const range = `${first}-${last}`;
    if (range === this.drawn) {
      return;
    }
    this.drawn = range;
    this.canvas.replaceChildren(
      ...this.entries.slice(first, last).map((entry, i) => this.row(entry, first + i)),
    );
    this.box.setAttribute("aria-activedescendant", this.chosen < 0 ? "" : `row-${this.chosen}`);
  }

  row(entry, position) {
    const { finding } = entry;
    const row = el(
      "div",
      {
        id: `row-${position}`,
        class: "list-row",
        role: "option",
        "aria-selected": String(position === this.chosen),
        "aria-posinset": position + 1,
        "aria-setsize": this.entries.length,
        click: () => this.choose(position),
      },
      severityMark(finding.severity, finding.confidence),
      el("span", { class: "visually-hidden" }, `${finding.severity}, ${finding.confidence}: `),
      el("span", { class: "list-message" }, message(finding.message)),
      el("span", { class: "list-place" }, placeInList(entry)),
      el("span", { class: "list-rule" }, shown(finding.rule)),
    );
    row.style.setProperty("top", `${position * ROW_HEIGHT}px`);
    return row;
  }
}

/** The file's name first: it tells more than its folder, and a narrow list cuts the end. */
function placeInList(entry) {
  const { folder, name } = splitPath(entry.path);
  return el(
    "bdi",
    { class: "path", title: visible(entry.path) },
    el("span", { class: "path-name" }, `${visible(name)}:${entry.line}`),
    el("span", { class: "path-folder" }, ` ${visible(folder.replace(/\/$/, ""))}`),
  );
}
