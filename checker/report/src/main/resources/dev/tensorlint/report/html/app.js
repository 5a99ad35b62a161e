// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

const VIEWS = ["overview", "findings", "coverage"];

/** Reads the report and shows it. */
function start() {
  const report = JSON.parse(byId("report-data").textContent);
  new App(report, entriesOf(report)).start();
}

/** The page: its state, and what changes it. */
class App {
  constructor(report, entries) {
    this.report = report;
    this.entries = entries;
    this.filter = emptyFilter();
    this.shown = entries;
    this.list = new ListView(byId("list"), (entry) => this.showFinding(entry));
  }

  start() {
    document.documentElement.classList.add("is-ready");
    byId("tab-findings").append(" ", el("span", { class: "pill" }, grouped(this.entries.length)));
    this.markCoverage();
    this.drawOverview();
    byId("view-coverage").append(coverageView(this.report));
    this.listen();
    foldFilters();
    this.applyFilter();
    restoreTheme();
    this.follow(location.hash);
  }

  markCoverage() {
    if (!this.report.summary.complete) {
      byId("tab-coverage").append(" ", el("span", { class: "pill is-warning" }, "incomplete"));
    }
  }

  drawOverview() {
    const view = overviewView(this.report, this.entries, (boxes, query) =>
      this.showFiltered(boxes, query),
    );
    byId("view-overview").append(view);
  }

  listen() {
    byId("search").addEventListener("input", () => this.applyFilter());
    byId("order").addEventListener("change", () => this.applyFilter());
    byId("clear").addEventListener("click", () => this.clearFilter());
    byId("theme").addEventListener("click", toggleTheme);
    byId("help").addEventListener("click", () => byId("keys").showModal());
    byId("back").addEventListener("click", () => this.leaveFinding());
    byId("previous").addEventListener("click", () => this.list.move(-1));
    byId("next").addEventListener("click", () => this.list.move(1));
    addEventListener("hashchange", () => this.follow(location.hash));
    addEventListener("keydown", (event) => this.onKey(event));
    addEventListener("beforeprint", () => this.preparePrint());
    addEventListener("afterprint", () => byId("print").replaceChildren());
  }

  /** Shows the view, or the finding, that the address names. */
  follow(hash) {
    const name = decodeURIComponentOr(hash.slice(1), "");
    const entry = this.entries.find((each) => each.finding.id === name);
    if (entry !== undefined) {
      this.showView("findings");
      this.chooseEntry(entry);
    } else {
      this.showView(VIEWS.includes(name) ? name : "overview");
    }
  }

  showView(name) {
    for (const view of VIEWS) {
      byId(`view-${view}`).hidden = view !== name;
      byId(`tab-${view}`).toggleAttribute("aria-current", view === name);
      if (view === name) {
        byId(`tab-${view}`).setAttribute("aria-current", "page");
      }
    }
    if (name === "findings") {
      this.list.draw();
    }
  }

  /** Shows the findings with some boxes ticked and nothing else. */
  showFiltered(boxes, query = "") {
    this.filter = { ...emptyFilter(), order: this.filter.order };
    Object.entries(boxes).forEach(([facet, value]) => this.filter.ticked.get(facet).add(value));
    byId("search").value = query;
    location.hash = "findings";
    this.showView("findings");
    this.applyFilter();
    byId("list").focus();
  }

  clearFilter() {
    this.filter = { ...emptyFilter(), order: this.filter.order };
    byId("search").value = "";
    this.applyFilter();
    byId("search").focus();
  }

  applyFilter() {
    this.filter.query = byId("search").value;
    this.filter.order = byId("order").value;
    this.shown = selected(this.entries, this.filter);
    this.list.show(this.shown);
    this.drawFilters();
    byId("clear").hidden = !isFiltered(this.filter);
    byId("found").textContent = foundText(this.shown.length, this.entries.length);
    byId("empty").hidden = this.shown.length > 0;
    if (this.list.chosen < 0) {
      this.showNothing();
    }
    this.showPosition();
  }

  showPosition() {
    const { chosen } = this.list;
    byId("position").textContent =
      chosen < 0 ? "" : `${grouped(chosen + 1)} of ${grouped(this.shown.length)}`;
  }

  /** Draws the boxes anew and keeps the focus where it was. */
  drawFilters() {
    const focused = document.activeElement?.dataset?.key;
    byId("filters").replaceChildren(
      ...filterViews(this.entries, this.filter, () => this.applyFilter()),
    );
    if (focused !== undefined) {
      [...byId("filters").querySelectorAll("input")]
        .find((box) => box.dataset.key === focused)
        ?.focus();
    }
  }

  chooseEntry(entry) {
    let position = this.shown.indexOf(entry);
    if (position < 0) {
      this.clearFilter();
      position = this.shown.indexOf(entry);
    }
    if (this.list.entries[this.list.chosen] !== entry) {
      this.list.choose(position);
    }
  }

  showFinding(entry) {
    byId("detail").replaceChildren(findingView(this.report, entry));
    byId("detail").scrollTop = 0;
    byId("view-findings").classList.add("has-finding");
    this.showPosition();
    history.replaceState(null, "", `#${entry.finding.id}`);
  }

  showNothing() {
    byId("view-findings").classList.remove("has-finding");
    const text =
      this.shown.length === 0
        ? "Nothing to show."
        : "Choose a finding to see its code and the lifetime of its resource.";
    byId("detail").replaceChildren(el("p", { class: "nothing" }, text));
  }

  /** On a narrow screen: back from a finding to the list. */
  leaveFinding() {
    byId("view-findings").classList.remove("has-finding");
    byId("list").focus();
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) {
      return;
    }
    const isTyping = event.target.matches?.("input[type=search], select");
    const action = isTyping ? this.typingAction(event) : this.action(event);
    if (action !== undefined) {
      event.preventDefault();
      action();
    }
  }

  typingAction(event) {
    const toList = () => {
      byId("list").focus();
      this.list.chosen < 0 && this.list.choose(0);
    };
    return event.target === byId("search")
      ? { Escape: toList, Enter: toList, ArrowDown: toList }[event.key]
      : undefined;
  }

  action(event) {
    const isInList = event.target === byId("list");
    const page = Math.max(1, Math.floor(byId("list").clientHeight / ROW_HEIGHT) - 1);
    const move = (steps) => () => this.moveBy(steps);
    const inList = {
      ArrowDown: move(1),
      ArrowUp: move(-1),
      PageDown: move(page),
      PageUp: move(-page),
      Home: move(-Infinity),
      End: move(Infinity),
      Enter: () => this.enter(),
    };
    const anywhere = {
      j: move(1),
      k: move(-1),
      "/": () => this.search(),
      "?": () => byId("keys").showModal(),
      o: () => (location.hash = "overview"),
      f: () => (location.hash = "findings"),
      c: () => (location.hash = "coverage"),
      t: toggleTheme,
      x: () => this.clearFilter(),
      Escape: () => this.leaveFinding(),
    };
    return (isInList ? inList[event.key] : undefined) ?? anywhere[event.key];
  }

  moveBy(steps) {
    this.showView("findings");
    byId("list").focus({ preventScroll: true });
    this.list.move(steps);
  }

  /** Goes from the list into the finding. */
  enter() {
    if (this.list.chosen < 0) {
      this.list.choose(0);
    }
    byId("detail").focus();
  }

  search() {
    this.showView("findings");
    byId("search").focus();
    byId("search").select();
  }

  preparePrint() {
    byId("print").replaceChildren(printView(this.report, this.entries, this.shown));
  }
}

/** On a narrow screen the filters are folded until somebody opens them. */
function foldFilters() {
  const narrow = matchMedia("(max-width: 640px)");
  const fold = () => (byId("filter-fold").open = !narrow.matches);
  narrow.addEventListener("change", fold);
  fold();
}

function foundText(shown, all) {
  return shown === all
    ? counted(all, "finding")
    : `${grouped(shown)} of ${counted(all, "finding")}`;
}

function decodeURIComponentOr(text, otherwise) {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

const THEME_KEY = "tensorlint-theme";

/** Switches between dark and light, whichever the browser starts with. */
function toggleTheme() {
  const isDark =
    getComputedStyle(document.documentElement).colorScheme.trim() === "dark" || isDarkByDefault();
  setTheme(isDark ? "light" : "dark");
}

function isDarkByDefault() {
  return (
    document.documentElement.dataset.theme === undefined &&
    matchMedia("(prefers-color-scheme: dark)").matches
  );
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  byId("theme").setAttribute("aria-pressed", String(theme === "dark"));
  remember(theme);
}

/** A page from a file may have no storage; the theme then lasts as long as the page. */
function remember(theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    return;
  }
}

function restoreTheme() {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === "dark" || theme === "light") {
      setTheme(theme);
    }
  } catch {
    return;
  }
}
