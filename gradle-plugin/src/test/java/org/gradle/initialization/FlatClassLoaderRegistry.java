// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package org.gradle.initialization;

import org.gradle.internal.classloader.FilteringClassLoader;

/**
 * The class loaders of a Gradle in one jar. It replaces Gradle's own class of this name, which
 * comes later on the class path, cannot tell Gradle's API from the rest, and so starts no isolated
 * worker.
 */
public final class FlatClassLoaderRegistry implements ClassLoaderRegistry {

  private final ClassLoader all;

  public FlatClassLoaderRegistry(ClassLoader all) {
    this.all = all;
  }

  @Override
  public ClassLoader getRuntimeClassLoader() {
    return all;
  }

  @Override
  public ClassLoader getGradleApiClassLoader() {
    return all;
  }

  @Override
  public ClassLoader getPluginsClassLoader() {
    return all;
  }

  @Override
  public ClassLoader getGradleCoreApiClassLoader() {
    return all;
  }

  @Override
  public FilteringClassLoader.Spec getGradleApiFilterSpec() {
    FilteringClassLoader.Spec api = new FilteringClassLoader.Spec();
    api.allowPackage("org.gradle");
    api.allowPackage("javax.inject");
    api.allowPackage("org.slf4j");
    api.allowPackage("groovy");
    return api;
  }

  @Override
  public MixInLegacyTypesClassLoader.Spec getGradleWorkerExtensionSpec() {
    throw new UnsupportedOperationException("no worker processes here");
  }
}
