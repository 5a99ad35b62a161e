# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: The TensorLint authors
"""TensorLint in a Bazel build: one action a target, its outputs in the build's cache.

    bazel build //... --aspects //tools/tensorlint:tensorlint.bzl%tensorlint_aspect \\
        --output_groups=tensorlint

An action reads the sources of its target, the jars that they are compiled with, and the summaries of
the targets that it depends on. It writes a summary and the findings as JSON. The sources of a
dependency are no input: a target is linted again only where its own sources, a summary or a jar has
changed.
"""

TensorlintInfo = provider(
    doc = "What TensorLint knows of a target.",
    fields = {
        "summary": "what the methods of the target do for its callers, a file",
        "summaries": "the summaries of the target and of all that it depends on, a depset",
        "findings": "the findings of the target and of all that it depends on, a depset",
    },
)

_EDGES = ["deps", "exports", "runtime_deps"]

def _targets(rule_attributes):
    targets = []
    for edge in _EDGES:
        value = getattr(rule_attributes, edge, None)
        if type(value) == type([]):
            targets += [each for each in value if type(each) == "Target"]
    return targets

def _sources(ctx):
    files = getattr(ctx.rule.files, "srcs", [])
    return [each for each in files if each.extension == "java"]

def _jars(target):
    if JavaInfo in target:
        return target[JavaInfo].transitive_compile_time_jars
    return depset()

def _list(ctx, name, files):
    """Writes a file that lists paths, in the order of the depset: command lines stay short."""
    out = ctx.actions.declare_file(ctx.label.name + ".tensorlint-" + name)
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(files)
    ctx.actions.write(out, lines)
    return out

def _tensorlint_aspect_impl(target, ctx):
    below = [each[TensorlintInfo] for each in _targets(ctx.rule.attr) if TensorlintInfo in each]
    summaries = depset(transitive = [each.summaries for each in below], order = "preorder")
    findings = [each.findings for each in below]
    sources = _sources(ctx)
    if not sources:
        info = TensorlintInfo(summary = None, summaries = summaries, findings = depset(transitive = findings))
        return [info, OutputGroupInfo(tensorlint = info.findings)]

    summary = ctx.actions.declare_file(ctx.label.name + ".tensorlint.summary")
    report = ctx.actions.declare_file(ctx.label.name + ".tensorlint.json")
    jars = _jars(target)
    lists = [
        _list(ctx, "sources", depset(sources)),
        _list(ctx, "classpath", jars),
        _list(ctx, "summaries", summaries),
    ]
    arguments = ctx.actions.args()
    arguments.add("--name", str(ctx.label))
    arguments.add("--sources", lists[0])
    arguments.add("--classpath", lists[1])
    arguments.add("--summaries", lists[2])
    arguments.add("--summary-out", summary)
    arguments.add("--findings-out", report)
    ctx.actions.run(
        executable = ctx.executable._tensorlint,
        arguments = [arguments],
        inputs = depset(sources + lists, transitive = [jars, summaries]),
        outputs = [summary, report],
        mnemonic = "Tensorlint",
        progress_message = "Linting %s" % ctx.label,
    )
    info = TensorlintInfo(
        summary = summary,
        summaries = depset([summary], transitive = [summaries], order = "preorder"),
        findings = depset([report], transitive = findings),
    )
    return [info, OutputGroupInfo(tensorlint = info.findings)]

tensorlint_aspect = aspect(
    implementation = _tensorlint_aspect_impl,
    doc = "Lints Java targets and all that they depend on.",
    attr_aspects = _EDGES,
    attrs = {
        "_tensorlint": attr.label(
            default = Label("//tools/tensorlint"),
            executable = True,
            cfg = "exec",
        ),
    },
)

def _tensorlint_report_impl(ctx):
    found = [each[TensorlintInfo].findings for each in ctx.attr.deps if TensorlintInfo in each]
    return [DefaultInfo(files = depset(transitive = found))]

tensorlint_report = rule(
    implementation = _tensorlint_report_impl,
    doc = "The findings of some targets and of all that they depend on, as files.",
    attrs = {"deps": attr.label_list(aspects = [tensorlint_aspect])},
)
