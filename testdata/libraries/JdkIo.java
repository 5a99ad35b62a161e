// models: jdk-io
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipFile;
import javax.sql.DataSource;

/** The JDK's own closeables, for those who want one tool. */
final class JdkIo {

  // ---- streams and their wrappers ----

  int fileBad(String name) throws IOException {
    InputStream in = new FileInputStream(name); // want UnclosedResource definite
    return in.read();
  }

  int fileOk(String name) throws IOException {
    try (InputStream in = new FileInputStream(name)) {
      return in.read();
    }
  }

  String wrappedBad(String name) throws IOException {
    BufferedReader reader = new BufferedReader(new FileReader(name)); // want UnclosedResource definite
    return reader.readLine();
  }

  String wrappedOk(String name) throws IOException {
    try (BufferedReader reader = new BufferedReader(new FileReader(name))) {
      return reader.readLine();
    }
  }

  int innerClosedOk(String name) throws IOException {
    InputStream in = Files.newInputStream(Path.of(name));
    try {
      InputStream unzipped = new GZIPInputStream(in);
      return unzipped.read();
    } finally {
      in.close();
    }
  }

  int memoryOk(byte[] bytes) throws IOException {
    InputStream in = new ByteArrayInputStream(bytes);
    OutputStream out = new ByteArrayOutputStream();
    out.write(in.read());
    return new StringReader("a").read();
  }

  String writerOnMemoryOk() {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    writer.print(1);
    return text.toString();
  }

  int standardInputOk() {
    Scanner scanner = new Scanner(System.in);
    return scanner.nextInt();
  }

  int scannedFileBad(Path file) throws IOException {
    Scanner scanner = new Scanner(file); // want UnclosedResource definite
    return scanner.nextInt();
  }

  String lineOfTextOk(String text) {
    Scanner scanner = new Scanner(text);
    return scanner.nextLine();
  }

  void writtenBad(Path file, byte[] bytes) throws IOException {
    OutputStream out = Files.newOutputStream(file); // want UnclosedResource definite
    out.write(bytes);
  }

  void readAfterCloseBad(String name) throws IOException {
    InputStream in = new FileInputStream(name);
    in.close();
    System.out.println(in.read()); // want UseAfterDispose definite
  }

  int resourceBad() throws IOException {
    InputStream in = JdkIo.class.getResourceAsStream("x"); // want UnclosedResource definite
    return in.read();
  }

  int downloadBad(URL url) throws IOException {
    InputStreamReader reader = new InputStreamReader(url.openStream()); // want UnclosedResource definite
    return reader.read();
  }

  void overwrittenBad(String name) throws IOException {
    OutputStream out = new FileOutputStream(name); // want UnclosedResource definite
    out = new FileOutputStream(name + "2");
    out.close();
  }

  InputStream returnedOk(String name) throws IOException {
    return new FileInputStream(name);
  }

  /** A file that is no archive makes the constructor throw. */
  InputStream unzippedBad(String name) throws IOException {
    return new GZIPInputStream(new FileInputStream(name)); // want LeakOnException definite
  }

  // ---- files and folders ----

  int directoryBad(Path folder) throws IOException {
    int count = 0;
    for (Path file : Files.newDirectoryStream(folder)) { // want UnclosedResource definite
      count += file.getNameCount();
    }
    return count;
  }

  int directoryOk(Path folder) throws IOException {
    int count = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        count += file.getNameCount();
      }
    }
    return count;
  }

  long channelBad(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file); // want UnclosedResource definite
    return channel.size();
  }

  long channelOfStreamOk(String name) throws IOException {
    try (FileInputStream in = new FileInputStream(name)) {
      FileChannel channel = in.getChannel();
      return channel.size();
    }
  }

  int entryOk(String name) throws IOException {
    try (ZipFile zip = new ZipFile(name)) {
      InputStream in = zip.getInputStream(zip.getEntry("a"));
      return in.read();
    }
  }

  // ---- streams of files: the result must be closed, whatever a stream of a list is ----

  long countedLinesBad(Path file) throws IOException {
    return Files.lines(file).count(); // want UnclosedResource definite
  }

  long countedLinesOk(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }

  List<Path> listedBad(Path folder) throws IOException {
    Stream<Path> entries = Files.list(folder); // want UnclosedResource definite
    return entries.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
  }

  List<Path> listedOk(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
    }
  }

  void walkedBad(Path folder) throws IOException {
    Files.walk(folder).forEach(System.out::println); // want UnclosedResource definite
  }

  long derivedClosedOk(Path folder) throws IOException {
    try (Stream<String> names = Files.walk(folder).map(Path::toString).filter(s -> !s.isEmpty())) {
      return names.count();
    }
  }

  int numbersClosedOk(Path file) throws IOException {
    try (IntStream lengths = Files.lines(file).mapToInt(String::length)) {
      return lengths.sum();
    }
  }

  int numbersBad(Path file) throws IOException {
    return Files.lines(file).mapToInt(String::length).sum(); // want UnclosedResource definite
  }

  Stream<String> returnedStreamOk(Path file) throws IOException {
    return Files.lines(file).filter(line -> !line.isEmpty());
  }

  long returnedByHelperBad(Path file) throws IOException {
    Stream<String> lines = returnedStreamOk(file); // want UnclosedResource definite
    return lines.count();
  }

  long returnedByHelperOk(Path file) throws IOException {
    try (Stream<String> lines = returnedStreamOk(file)) {
      return lines.count();
    }
  }

  long closedInFinallyOk(Path folder) throws IOException {
    Stream<Path> found = Files.find(folder, 2, (path, attributes) -> attributes.isDirectory());
    try {
      return found.count();
    } finally {
      found.close();
    }
  }

  long closedOnOnePathBad(Path folder, boolean all) throws IOException {
    Stream<Path> found = Files.walk(folder); // want UnclosedResource definite
    if (!all) {
      return 0;
    }
    long count = found.count();
    found.close();
    return count;
  }

  /** The outer stream closes each inner one when it has its elements. */
  long innerClosedByFlatMapOk(List<Path> files) {
    return files.stream().flatMap(JdkIo::linesOrNoneOk).count();
  }

  long innerOfLambdaClosedByFlatMapOk(List<Path> files) {
    return files.stream().flatMap(file -> linesOrNoneOk(file).limit(2)).count();
  }

  private static Stream<String> linesOrNoneOk(Path file) {
    try {
      return Files.lines(file);
    } catch (IOException e) {
      return Stream.empty();
    }
  }

  Stream<String> readerClosedWithStreamOk(Path file) throws IOException {
    BufferedReader reader = Files.newBufferedReader(file);
    return reader.lines().onClose(() -> closeOk(reader));
  }

  private static void closeOk(BufferedReader reader) {
    try {
      reader.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  long ofListOk(List<String> lines) {
    Stream<String> all = lines.stream();
    return all.map(String::strip).count();
  }

  void joinedOk(Path one, Path other) throws IOException {
    try (Stream<String> first = Files.lines(one);
        Stream<String> all = Stream.concat(first, Files.lines(other))) {
      all.forEach(System.out::println);
    }
  }

  void secondMissingBad(Path one, Path other) throws IOException {
    try (Stream<String> all = Stream.concat(Files.lines(one), Files.lines(other))) { // want LeakOnException definite
      all.forEach(System.out::println);
    }
  }

  long joinedBad(Path one, Stream<String> more) throws IOException {
    return Stream.concat(Files.lines(one), more).count(); // want UnclosedResource definite
  }

  // ---- sockets: one that is not connected holds nothing ----

  void unconnectedOk() {
    Socket socket = new Socket();
    System.out.println(socket.isConnected());
  }

  void connectedBad(InetSocketAddress address) throws IOException {
    Socket socket = new Socket(); // want UnclosedResource definite
    socket.connect(address);
    System.out.println(socket.isConnected());
  }

  int streamOfSocketBad(String host) throws IOException {
    Socket socket = new Socket(host, 80); // want LeakOnException definite
    try (InputStream in = socket.getInputStream()) {
      return in.read();
    }
  }

  int streamOfSocketOk(String host) throws IOException {
    try (Socket socket = new Socket(host, 80)) {
      return socket.getInputStream().read();
    }
  }

  int acceptedBad(ServerSocket server) throws IOException {
    Socket client = server.accept(); // want UnclosedResource definite
    return client.getPort();
  }

  // ---- JDBC: a statement ends with its connection ----

  int statementOfGivenBad(Connection connection) throws SQLException {
    Statement statement = connection.createStatement(); // want UnclosedResource definite
    return statement.executeUpdate("update t set x = 1");
  }

  int statementOfOwnOk(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection()) {
      Statement statement = connection.createStatement();
      return statement.executeUpdate("update t set x = 1");
    }
  }

  boolean resultsOk(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("select 1")) {
      ResultSet results = statement.executeQuery();
      return results.next();
    }
  }

  String connectionBad(DataSource source) throws SQLException {
    Connection connection = source.getConnection(); // want UnclosedResource definite
    return connection.getCatalog();
  }

  // ---- threads ----

  void poolBad(Runnable task) {
    ExecutorService pool = Executors.newFixedThreadPool(2); // want UnclosedResource definite
    pool.execute(task);
  }

  void poolOk(Runnable task) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      pool.execute(task);
    } finally {
      pool.shutdown();
    }
  }
}
