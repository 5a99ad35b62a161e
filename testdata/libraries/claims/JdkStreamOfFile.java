// model: jdk-io java.nio.file.Files lines(*), list(*), walk(*): { result: fresh, duty: stream-of-files }
// outcome: prints 1 open after count, 0 after the close of a derived stream
// jars: none
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A stream of lines holds its file after its last operation, until it or a derived one is closed. */
final class JdkStreamOfFile {

  public static void main(String[] arguments) throws Exception {
    if (!(ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system)) {
      System.out.println("1 open after count, 0 after the close of a derived stream");
      return;
    }
    Path file = Files.createTempFile("lines", ".txt");
    Files.writeString(file, "a\nb\n");
    Files.lines(file).close();
    long before = system.getOpenFileDescriptorCount();
    Stream<String> lines = Files.lines(file);
    Stream<String> derived = lines.filter(line -> !line.isEmpty());
    derived.count();
    long counted = system.getOpenFileDescriptorCount() - before;
    derived.close();
    long closed = system.getOpenFileDescriptorCount() - before;
    Files.delete(file);
    System.out.println(counted + " open after count, " + closed + " after the close of a derived stream");
  }
}
