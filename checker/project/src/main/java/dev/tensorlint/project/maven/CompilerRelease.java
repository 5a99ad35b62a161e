// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.JavaVersions;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/** The version of Java for which a module is compiled, as the settings of the compiler say it. */
record CompilerRelease(Model model) {

  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";

  /** Returns the number, 0 if nothing says it. */
  int number() {
    return Stream.of("release", "source")
        .flatMapToInt(name -> IntStream.of(ofPlugin(name), ofProperty(name)))
        .filter(each -> each > 0)
        .findFirst()
        .orElse(0);
  }

  private int ofPlugin(String name) {
    Build build = model.getBuild();
    Plugin compiler = build == null ? null : build.getPluginsAsMap().get(COMPILER);
    Object configuration = compiler == null ? null : compiler.getConfiguration();
    Xpp3Dom found = configuration instanceof Xpp3Dom dom ? dom.getChild(name) : null;
    return number(found == null ? null : found.getValue());
  }

  private int ofProperty(String name) {
    return number(model.getProperties().getProperty("maven.compiler." + name));
  }

  private static int number(@Nullable String text) {
    return text == null ? 0 : JavaVersions.number(text);
  }
}
