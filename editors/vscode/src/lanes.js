// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// The lifetime of the resource under the cursor, drawn beside the code.

const { OverviewRulerLane, Range, ThemeColor, window, workspace } = require("vscode");

const REQUEST = "tensorlint/lifetimes";

/** What is shown of an event, and in which colour of the theme. */
const EVENTS = {
  created: ["●", "charts.green"],
  owner: ["●", "charts.green"],
  used: ["○", "charts.blue"],
  called: ["○", "charts.blue"],
  "handed-over": ["◆", "charts.purple"],
  captured: ["◆", "charts.purple"],
  escaped: ["◆", "charts.purple"],
  released: ["■", "descriptionForeground"],
  thrown: ["↯", "charts.orange"],
  lost: ["✕", "charts.orange"],
  open: ["✕", "charts.orange"],
  "open-on-this-path": ["✕", "charts.orange"],
};
const OTHER = ["·", "descriptionForeground"];
const BUG = "errorForeground";

/** Returns the labels of the steps of a document by their lines, and the lines between them. */
function drawing(lanes, uri) {
  const labels = new Map();
  const spans = [];
  for (const lane of lanes) {
    const steps = lane.steps.filter((step) => step.uri === uri);
    if (steps.length > 0) {
      const lines = steps.map((step) => step.range.start.line);
      spans.push([Math.min(...lines), Math.max(...lines)]);
    }
    for (const step of steps) {
      const [sign, colour] = EVENTS[step.event] ?? OTHER;
      const label = { text: `${sign} ${lane.name}: ${step.note}`, colour: step.rule ? BUG : colour };
      const line = step.range.start.line;
      labels.set(line, [...(labels.get(line) ?? []), label]);
    }
  }
  return { labels, spans };
}

/** Draws for one client, until it is disposed. */
class Lanes {
  constructor(client) {
    this.client = client;
    this.line = window.createTextEditorDecorationType({
      isWholeLine: true,
      borderStyle: "solid",
      borderColor: new ThemeColor("charts.blue"),
      borderWidth: "0 0 0 2px",
    });
    this.step = window.createTextEditorDecorationType({
      overviewRulerColor: new ThemeColor("charts.blue"),
      overviewRulerLane: OverviewRulerLane.Left,
    });
    this.asked = 0;
    this.subscriptions = [
      window.onDidChangeTextEditorSelection((event) => this.show(event.textEditor)),
      window.onDidChangeActiveTextEditor((editor) => editor && this.show(editor)),
      workspace.onDidChangeTextDocument((event) => this.clear(event.document)),
    ];
  }

  /** Asks for the lanes under the cursor; only the last answer counts. */
  async show(editor) {
    const { document, selection } = editor;
    if (document.languageId !== "java") {
      return;
    }
    const number = ++this.asked;
    const isOn = workspace.getConfiguration("tensorlint").get("lifetimes");
    const uri = this.client.code2ProtocolConverter.asUri(document.uri);
    const params = { textDocument: { uri }, position: selection.active };
    const lanes = isOn ? await this.client.sendRequest(REQUEST, params) : [];
    if (number === this.asked) {
      this.draw(editor, drawing(lanes, uri));
    }
  }

  draw(editor, { labels, spans }) {
    editor.setDecorations(this.line, spans.map(([first, last]) => new Range(first, 0, last, 0)));
    editor.setDecorations(
      this.step,
      [...labels].flatMap(([line, texts]) => {
        const end = editor.document.lineAt(line).range.end;
        return texts.map(({ text, colour }) => ({
          range: new Range(end, end),
          renderOptions: {
            after: { contentText: `  ${text}`, color: new ThemeColor(colour), margin: "0 0 0 1em" },
          },
        }));
      }),
    );
  }

  /** What is drawn does not hold for a changed text. */
  clear(document) {
    this.asked++;
    window.visibleTextEditors
      .filter((editor) => editor.document === document)
      .forEach((editor) => this.draw(editor, { labels: new Map(), spans: [] }));
  }

  dispose() {
    [this.line, this.step, ...this.subscriptions].forEach((each) => each.dispose());
  }
}

module.exports = { Lanes, drawing };
