# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: The TensorLint authors
"""Stands for java_library and java_binary where Bazel cannot fetch a Java toolchain."""

def _demo_library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

demo_library = rule(
    implementation = _demo_library_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".java"]),
        "deps": attr.label_list(),
    },
)

_SCRIPT = """#!/bin/sh
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$0.runfiles/{workspace}/{jar}" {main} "$@"
"""

def _demo_binary_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        _SCRIPT.format(workspace = ctx.workspace_name, jar = ctx.file.jar.short_path, main = ctx.attr.main_class),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles([ctx.file.jar]))]

demo_binary = rule(
    implementation = _demo_binary_impl,
    executable = True,
    attrs = {
        "jar": attr.label(allow_single_file = [".jar"]),
        "main_class": attr.string(),
    },
)
