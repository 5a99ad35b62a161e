// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites the classes of a folder so that they link less at run time: a lambda or method reference
 * becomes an object of a class of its own, as if the source had an anonymous class, and a record
 * gets the code of {@code equals}, {@code hashCode} and {@code toString}, and a class that creates
 * and reads its objects ({@link RecordValues}). The behaviour is the same. A second run changes
 * nothing.
 */
public final class Prelink {

  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
  private static final String RECORDS = "java/lang/runtime/ObjectMethods";

  private final ClassFolder folder;

  private Prelink(ClassFolder folder) {
    this.folder = folder;
  }

  /** Rewrites the classes of the folder that the only argument names, if it exists. */
  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    if (Files.isDirectory(classes)) {
      link(classes);
    }
  }

  static void link(Path classes) throws IOException {
    ClassFolder folder = ClassFolder.read(classes);
    Prelink prelink = new Prelink(folder);
    for (ClassNode each : folder.classes()) {
      prelink.link(each);
    }
    folder.write();
  }

  private void link(ClassNode owner) {
    linkSites(owner);
    if (RecordValues.areMissing(owner)) {
      RecordValues values = new RecordValues(owner);
      folder.add(values.toClass());
      owner.innerClasses.add(values.asMember());
      folder.change(owner);
    }
  }

  private void linkSites(ClassNode owner) {
    if (owner.methods.stream().allMatch(each -> sites(owner, each).isEmpty())) {
      return;
    }
    folder.deleteLambdasOf(owner);
    int lambdas = 0;
    for (MethodNode method : owner.methods) {
      for (InvokeDynamicInsnNode each : sites(owner, method)) {
        if (isOfRecord(each)) {
          RecordMethod.of(owner, each).writeTo(method);
        } else {
          Lambda lambda = new Lambda(owner, each, lambdas++);
          folder.add(lambda.toClass());
          owner.innerClasses.add(lambda.asMember());
          method.instructions.set(each, lambda.creation());
        }
      }
    }
    folder.change(owner);
  }

  private static List<InvokeDynamicInsnNode> sites(ClassNode owner, MethodNode method) {
    List<InvokeDynamicInsnNode> sites = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof InvokeDynamicInsnNode site
          && (isOfRecord(site) || isPlainLambda(owner, site))) {
        sites.add(site);
      }
    }
    return sites;
  }

  private static boolean isOfRecord(InvokeDynamicInsnNode site) {
    return isOf(site, RECORDS, "bootstrap");
  }

  /** Serializable lambdas and those of several interfaces have another bootstrap method. */
  private static boolean isPlainLambda(ClassNode owner, InvokeDynamicInsnNode site) {
    return isOf(site, LAMBDAS, "metafactory") && Lambda.isPlain(owner, site);
  }

  private static boolean isOf(InvokeDynamicInsnNode site, String type, String method) {
    return site.bsm.getOwner().equals(type) && site.bsm.getName().equals(method);
  }
}
