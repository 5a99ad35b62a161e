-- SPDX-License-Identifier: Apache-2.0
-- SPDX-FileCopyrightText: The TensorLint authors
--
-- Opens the file that TENSORLINT_FILE names, waits for its diagnostics, applies the preferred code
-- action of the first one until none is left, asks who owns what is made, and saves.
-- TENSORLINT_SERVER is the command of the server, its words separated by line ends.

local patience = 60000

local function give_up(why)
  io.stderr:write(why .. "\n")
  vim.cmd("cquit 1")
end

local function wait_for(what, condition)
  if not vim.wait(patience, condition, 20) then
    give_up("waited in vain for " .. what)
  end
end

local file = vim.env.TENSORLINT_FILE
local client = vim.lsp.start_client({
  name = "tensorlint",
  cmd = vim.split(vim.env.TENSORLINT_SERVER, "\n"),
  root_dir = vim.fn.fnamemodify(file, ":h"),
  init_options = { ownerHints = true },
})
if not client then
  give_up("the server does not start")
end

vim.cmd("edit " .. vim.fn.fnameescape(file))
vim.lsp.buf_attach_client(0, client)
wait_for("diagnostics", function()
  return #vim.diagnostic.get(0) > 0
end)

local function range_of(diagnostic)
  return {
    start = { line = diagnostic.lnum, character = diagnostic.col },
    ["end"] = { line = diagnostic.end_lnum, character = diagnostic.end_col },
  }
end

local function preferred(diagnostic)
  local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", {
    textDocument = vim.lsp.util.make_text_document_params(),
    range = range_of(diagnostic),
    context = { diagnostics = {} },
  }, patience)
  for _, action in ipairs(answers[client].result) do
    if action.isPreferred then
      return action
    end
  end
  give_up("no preferred action for " .. diagnostic.message)
end

for _ = 1, 10 do
  local first = vim.diagnostic.get(0)[1]
  if not first then
    break
  end
  print(first.code .. ": " .. first.message)
  local before = #vim.diagnostic.get(0)
  vim.lsp.util.apply_workspace_edit(preferred(first).edit, "utf-16")
  wait_for("fewer diagnostics", function()
    return #vim.diagnostic.get(0) < before
  end)
end

local hints = vim.lsp.buf_request_sync(0, "textDocument/inlayHint", {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = { line = 0, character = 0 }, ["end"] = { line = 100, character = 0 } },
}, patience)[client].result
if #hints ~= 2 then
  give_up("expected two hints: " .. vim.inspect(hints))
end
for _, hint in ipairs(hints) do
  if hint.label ~= "owner: this method" then
    give_up("who owns it? " .. vim.inspect(hint))
  end
end

vim.cmd("write")
vim.lsp.stop_client(client)
wait_for("the end of the server", function()
  return vim.lsp.client_is_stopped(client)
end)
vim.cmd("qall")
