// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.unpack;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Unpacks the sources of an archive into an empty folder. Only regular files are made, and only
 * inside of the folder; the sizes that the archive states are not trusted. Not thread-safe.
 */
public final class Unpacking {

  /** What is unpacked: Java, and what a lint reports as a gap. */
  private static final String[] ENDINGS = {".java", ".kt", ".scala", ".groovy"};

  private static final int MOST_ENTRIES = 500_000;
  private static final int BUFFER = 1 << 16;

  private final Path folder;
  private final long limit;
  private final byte[] buffer = new byte[BUFFER];
  private long bytes;

  /**
   * @param folder an empty folder
   * @param limit most bytes of all files together
   */
  public Unpacking(Path folder, long limit) {
    this.folder = folder;
    this.limit = limit;
  }

  /**
   * Unpacks an archive.
   *
   * @return the bytes of all unpacked files
   * @throws RefusedArchiveException if it is no archive, or one that must not be unpacked
   */
  public long unpack(Path archive) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      if (zip.size() > MOST_ENTRIES) {
        throw new RefusedArchiveException("the archive has more than " + MOST_ENTRIES + " entries");
      }
      for (Enumeration<? extends ZipEntry> each = zip.entries(); each.hasMoreElements(); ) {
        ZipEntry entry = each.nextElement();
        if (!entry.isDirectory() && isSource(entry.getName())) {
          write(zip, entry);
        }
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw e;
    } catch (ZipException e) {
      throw new RefusedArchiveException("the archive is damaged: " + e.getMessage(), e);
    }
  }

  private static boolean isSource(String name) {
    for (String ending : ENDINGS) {
      if (name.endsWith(ending)) {
        return true;
      }
    }
    return false;
  }

  private void write(ZipFile zip, ZipEntry entry) throws IOException {
    Path file = target(entry.getName());
    Files.createDirectories(file.getParent());
    try (InputStream in = zip.getInputStream(entry);
        OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        bytes += read;
        if (bytes > limit) {
          throw new RefusedArchiveException(
              "the archive unpacks to more than " + limit / (1 << 20) + " MiB");
        }
        out.write(buffer, 0, read);
      }
    } catch (FileAlreadyExistsException e) {
      throw new RefusedArchiveException("the archive has two entries " + entry.getName(), e);
    }
  }

  private Path target(String name) throws RefusedArchiveException {
    boolean isForeign = name.startsWith("/") || name.indexOf('\\') >= 0 || name.indexOf(':') >= 0;
    try {
      Path file = folder.resolve(name).normalize();
      if (!isForeign && file.startsWith(folder) && !file.equals(folder)) {
        return file;
      }
    } catch (InvalidPathException e) {
      throw new RefusedArchiveException("the archive has an entry that is no path", e);
    }
    throw new RefusedArchiveException("the archive has an entry outside of itself: " + name);
  }
}
