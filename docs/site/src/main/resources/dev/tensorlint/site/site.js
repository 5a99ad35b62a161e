// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
(() => {
"use strict";

const THEME = "tensorlint-theme";

/** A browser may refuse to remember anything for files. */
function remembered() {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function remember(theme) {
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    return;
  }
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Runs before anything is drawn, so that no page flashes in the other colours. */
function restoreTheme() {
  const theme = remembered();
  if (theme === "dark" || theme === "light") {
    document.documentElement.dataset.theme = theme;
  }
}

function startTheme() {
  const button = document.querySelector(".theme");
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    remember(theme);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
}

function startMenu() {
  const button = document.querySelector(".menu");
  const open = (isOpen) => {
    document.body.classList.toggle("has-menu", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
  };
  button.addEventListener("click", () => open(!document.body.classList.contains("has-menu")));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("has-menu")) {
      open(false);
      button.focus();
    }
  });
}

/** The list beside the text keeps the current page in view. */
function showCurrentPage() {
  const side = document.querySelector(".side");
  const current = side.querySelector("section [aria-current]");
  if (current) {
    side.scrollTop = current.offsetTop - side.clientHeight / 3;
  }
}

function startCopying() {
  if (!navigator.clipboard) {
    return;
  }
  for (const block of document.querySelectorAll("main .code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code").textContent);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    block.append(button);
  }
}

/** Marks in the contents of the page what is at the top of the window. */
function startContents() {
  const links = [...document.querySelectorAll(".contents a")];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  if (links.length === 0) {
    return;
  }
  const mark = () => {
    const above = headings.filter((heading) => heading.getBoundingClientRect().top < 120).length;
    links.forEach((link, i) => link.classList.toggle("current", i === Math.max(0, above - 1)));
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}

function startFilters() {
  const form = document.querySelector(".filters");
  if (!form) {
    return;
  }
  const groups = [...document.querySelectorAll(".code-base")].map((element) => ({
    element,
    name: element.querySelector("h2").textContent.toLowerCase(),
    items: [...element.querySelectorAll(".verdict")].map((item) => ({
      item,
      text: item.textContent.toLowerCase(),
    })),
  }));
  const state = form.querySelector(".filter-state");
  const filter = () => {
    const text = form.elements.text.value.trim().toLowerCase();
    const rule = form.elements.rule.value;
    let shown = 0;
    for (const group of groups) {
      let ofGroup = 0;
      for (const { item, text: own } of group.items) {
        const fits =
          form.elements[item.dataset.judgement].checked &&
          (rule === "" || item.dataset.rule === rule) &&
          (own.includes(text) || group.name.includes(text));
        item.hidden = !fits;
        ofGroup += fits ? 1 : 0;
      }
      group.element.hidden = ofGroup === 0;
      shown += ofGroup;
    }
    state.textContent = `${shown} ${shown === 1 ? "entry" : "entries"} shown`;
  };
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
}

restoreTheme();
document.addEventListener("DOMContentLoaded", () => {
  startTheme();
  startMenu();
  showCurrentPage();
  startCopying();
  startContents();
  startFilters();
});
})();
