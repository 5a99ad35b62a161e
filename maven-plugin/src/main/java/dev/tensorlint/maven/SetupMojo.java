// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.tensorlint.maven.pom.PomEdit;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/**
 * Prints how the POM of the top project changes so that {@code verify} checks the code, and writes
 * it when asked to. The rest of the POM keeps its text.
 */
@Mojo(name = "setup", aggregator = true, threadSafe = true)
public final class SetupMojo extends AbstractMojo {

  private static final Pattern ENCODING =
      Pattern.compile("^\\s*<\\?xml[^>]*?encoding\\s*=\\s*[\"']([^\"']+)[\"']");

  private static final int CONTEXT = 3;

  @Parameter(defaultValue = "${project.file}", readonly = true, required = true)
  private File pom;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  private PluginDescriptor plugin;

  /** Whether the POM is written. */
  @Parameter(property = "tensorlint.write", defaultValue = "false")
  private boolean write;

  @Override
  public void execute() throws MojoExecutionException {
    try {
      change(pom.toPath());
    } catch (CharacterCodingException e) {
      throw new MojoExecutionException(pom + " is not in the encoding that it names", e);
    } catch (IOException | IllegalArgumentException | XmlPullParserException e) {
      throw new MojoExecutionException("cannot change " + pom + ": " + e.getMessage(), e);
    }
  }

  private void change(Path file)
      throws IOException, MojoExecutionException, XmlPullParserException {
    byte[] bytes = Files.readAllBytes(file);
    Charset charset = charset(bytes);
    String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    PomEdit edit = new PomEdit(text);
    if (edit.has(plugin.getGroupId(), plugin.getArtifactId())) {
      getLog().info("nothing to do: " + file + " has the plugin");
      return;
    }
    String changed = edit.with(element());
    requirePlugin(changed, file);
    getLog().info("the change of " + file + ":\n" + diff(file, text, changed));
    if (write) {
      Files.write(file, changed.getBytes(charset));
      getLog().info("written; `mvn verify` checks the code from now on");
    } else {
      getLog().info("nothing is written; -Dtensorlint.write writes it");
    }
    getLog()
        .info(
            "`mvn tensorlint:baseline` writes down what is found today, and says how to leave it"
                + " out");
  }

  private static Charset charset(byte[] bytes) {
    Matcher named = ENCODING.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
  }

  private List<String> element() {
    return List.of(
        "<plugin>",
        "  <groupId>" + plugin.getGroupId() + "</groupId>",
        "  <artifactId>" + plugin.getArtifactId() + "</artifactId>",
        "  <version>" + plugin.getVersion() + "</version>",
        "  <executions>",
        "    <execution>",
        "      <goals>",
        "        <goal>check</goal>",
        "      </goals>",
        "    </execution>",
        "  </executions>",
        "</plugin>");
  }

  /** What Maven reads must have the plugin, whatever the text looks like. */
  private void requirePlugin(String changed, Path file)
      throws IOException, MojoExecutionException, XmlPullParserException {
    String key = Plugin.constructKey(plugin.getGroupId(), plugin.getArtifactId());
    boolean isThere =
        new MavenXpp3Reader()
            .read(new StringReader(changed))
            .getBuild()
            .getPluginsAsMap()
            .containsKey(key);
    if (!isThere) {
      throw new MojoExecutionException("cannot change " + file + ": add the plugin by hand");
    }
  }

  private static String diff(Path file, String before, String after) {
    List<String> lines = before.lines().toList();
    String name = String.valueOf(file.getFileName());
    return String.join(
        "\n",
        UnifiedDiffUtils.generateUnifiedDiff(
            name, name, lines, DiffUtils.diff(lines, after.lines().toList()), CONTEXT));
  }
}
