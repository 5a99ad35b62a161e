# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: The TensorLint authors
"""Stands for java_library where Bazel cannot fetch a Java toolchain."""

def _demo_library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

demo_library = rule(
    implementation = _demo_library_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".java"]),
        "deps": attr.label_list(),
    },
)
