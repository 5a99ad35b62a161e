import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.apache.arrow.adapter.jdbc.ArrowVectorIterator;
import org.apache.arrow.adapter.jdbc.JdbcToArrow;
import org.apache.arrow.c.ArrowArray;
import org.apache.arrow.c.ArrowArrayStream;
import org.apache.arrow.c.ArrowSchema;
import org.apache.arrow.c.CDataDictionaryProvider;
import org.apache.arrow.c.Data;
import org.apache.arrow.dataset.file.DatasetFileWriter;
import org.apache.arrow.dataset.file.FileFormat;
import org.apache.arrow.dataset.file.FileSystemDatasetFactory;
import org.apache.arrow.dataset.jni.NativeMemoryPool;
import org.apache.arrow.dataset.scanner.ScanOptions;
import org.apache.arrow.dataset.scanner.Scanner;
import org.apache.arrow.dataset.source.Dataset;
import org.apache.arrow.dataset.source.DatasetFactory;
import org.apache.arrow.flight.AsyncPutListener;
import org.apache.arrow.flight.FlightClient;
import org.apache.arrow.flight.FlightDescriptor;
import org.apache.arrow.flight.FlightEndpoint;
import org.apache.arrow.flight.FlightInfo;
import org.apache.arrow.flight.FlightProducer;
import org.apache.arrow.flight.FlightServer;
import org.apache.arrow.flight.FlightStream;
import org.apache.arrow.flight.Location;
import org.apache.arrow.flight.PutResult;
import org.apache.arrow.flight.SyncPutListener;
import org.apache.arrow.flight.Ticket;
import org.apache.arrow.flight.sql.FlightSqlClient;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorLoader;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.dictionary.Dictionary;
import org.apache.arrow.vector.dictionary.DictionaryEncoder;
import org.apache.arrow.vector.ipc.ArrowFileReader;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.apache.arrow.vector.ipc.ArrowStreamReader;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;
import org.apache.arrow.vector.ipc.JsonFileReader;
import org.apache.arrow.vector.ipc.message.ArrowRecordBatch;
import org.apache.arrow.vector.types.pojo.Schema;

/** Apache Arrow: Flight, the C data interface, data sets, JDBC, and what reads and writes files. */
final class ArrowLibraries {

  // ---- clients ----

  FlightInfo clientBad(BufferAllocator memory, Location location, FlightDescriptor of) {
    FlightClient client = FlightClient.builder(memory, location).build(); // want UnclosedResource definite
    return client.getInfo(of);
  }

  FlightInfo clientOk(BufferAllocator memory, Location location, FlightDescriptor of) throws InterruptedException {
    try (FlightClient client = FlightClient.builder(memory, location).useTls().build()) {
      return client.getInfo(of);
    }
  }

  FlightInfo clientUnlessThrownBad(BufferAllocator memory, Location location, FlightDescriptor of) throws InterruptedException {
    FlightClient client = FlightClient.builder(memory, location).build(); // want LeakOnException definite
    FlightInfo info = client.getInfo(of);
    client.close();
    return info;
  }

  void clientOfLocationBad(FlightInfo info, BufferAllocator memory) throws Exception {
    for (FlightEndpoint endpoint : info.getEndpoints()) {
      Location location = endpoint.getLocations().get(0);
      FlightClient client = FlightClient.builder(memory, location).build(); // want UnclosedResource definite
      try (FlightStream stream = client.getStream(endpoint.getTicket())) {
        while (stream.next()) {
          System.out.println(stream.getRoot().getRowCount());
        }
      }
    }
  }

  /** The client that it wraps is closed with it. */
  FlightInfo sqlClientOk(BufferAllocator memory, Location location) throws Exception {
    FlightClient client = FlightClient.builder(memory, location).build();
    try (FlightSqlClient sql = new FlightSqlClient(client)) {
      return sql.execute("SELECT 1");
    }
  }

  FlightInfo sqlClientBad(BufferAllocator memory, Location location) {
    FlightClient client = FlightClient.builder(memory, location).build(); // want UnclosedResource definite
    FlightSqlClient sql = new FlightSqlClient(client);
    return sql.execute("SELECT 1");
  }

  FlightInfo statementBad(FlightSqlClient sql) {
    FlightSqlClient.PreparedStatement statement = sql.prepare("SELECT 1"); // want UnclosedResource definite
    return statement.execute();
  }

  FlightInfo statementOk(FlightSqlClient sql) {
    try (FlightSqlClient.PreparedStatement statement = sql.prepare("SELECT 1")) {
      return statement.execute();
    }
  }

  // ---- streams ----

  int streamBad(FlightClient client, Ticket ticket) {
    FlightStream stream = client.getStream(ticket); // want UnclosedResource definite
    int rows = 0;
    while (stream.next()) {
      rows += stream.getRoot().getRowCount();
    }
    return rows;
  }

  int streamOk(FlightClient client, Ticket ticket) throws Exception {
    try (FlightStream stream = client.getStream(ticket)) {
      int rows = 0;
      while (stream.next()) {
        rows += stream.getRoot().getRowCount();
      }
      return rows;
    }
  }

  Schema schemaBad(FlightSqlClient sql, Ticket ticket) {
    return sql.getStream(ticket).getSchema(); // want UnclosedResource definite
  }

  int rootAfterStreamBad(FlightClient client, Ticket ticket) throws Exception {
    FlightStream stream = client.getStream(ticket);
    VectorSchemaRoot root = stream.getRoot();
    stream.close();
    return root.contentToTSVString().length(); // want ViewOutlivesOwner definite
  }

  VectorSchemaRoot returnedRootBad(FlightClient client, Ticket ticket) throws Exception {
    try (FlightStream stream = client.getStream(ticket)) {
      stream.next();
      return stream.getRoot(); // want EscapesScope definite
    }
  }

  void exchangeBad(FlightClient client, FlightDescriptor of, VectorSchemaRoot root) {
    FlightClient.ExchangeReaderWriter both = client.doExchange(of); // want UnclosedResource definite
    both.getWriter().start(root);
    both.getWriter().putNext();
    both.getWriter().completed();
  }

  void exchangeOk(FlightClient client, FlightDescriptor of, VectorSchemaRoot root) throws Exception {
    try (FlightClient.ExchangeReaderWriter both = client.doExchange(of)) {
      both.getWriter().start(root);
      both.getWriter().putNext();
      both.getWriter().completed();
      System.out.println(both.getReader().next());
    }
  }

  void readerOfExchangeOk(FlightClient client, FlightDescriptor of) throws Exception {
    FlightStream reader = client.doExchange(of).getReader();
    reader.close();
  }

  // ---- what is sent ----

  void sentRootBad(FlightClient client, FlightDescriptor to, Schema schema, BufferAllocator memory) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory); // want UnclosedResource definite
    root.allocateNew();
    FlightClient.ClientStreamListener sent = client.startPut(to, root, new AsyncPutListener());
    sent.putNext();
    sent.completed();
    sent.getResult();
  }

  void sentRootOk(FlightClient client, FlightDescriptor to, Schema schema, BufferAllocator memory) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory)) {
      root.allocateNew();
      FlightClient.ClientStreamListener sent = client.startPut(to, root, new AsyncPutListener());
      sent.putNext();
      sent.completed();
      sent.getResult();
    }
  }

  void servedRootBad(FlightProducer.ServerStreamListener to, Schema schema, BufferAllocator memory) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory); // want UnclosedResource definite
    root.allocateNew();
    to.start(root);
    to.putNext();
    to.completed();
  }

  void servedRootOk(FlightProducer.ServerStreamListener to, Schema schema, BufferAllocator memory) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory)) {
      root.allocateNew();
      to.start(root);
      to.putNext();
    }
    to.completed();
  }

  void metadataOk(FlightProducer.ServerStreamListener to, BufferAllocator memory) {
    ArrowBuf bytes = memory.buffer(8);
    to.putMetadata(bytes);
  }

  void acknowledgedBad(FlightProducer.StreamListener<PutResult> to, BufferAllocator memory) {
    ArrowBuf bytes = memory.buffer(8); // want UnscopedTensor definite
    to.onNext(PutResult.metadata(bytes));
    to.onCompleted();
  }

  void acknowledgedOk(FlightProducer.StreamListener<PutResult> to, BufferAllocator memory) {
    try (ArrowBuf bytes = memory.buffer(8)) {
      to.onNext(PutResult.metadata(bytes));
    }
    to.onCompleted();
  }

  long readResultBad(SyncPutListener listener) throws Exception {
    PutResult result = listener.read(); // want UnclosedResource definite
    return result.getApplicationMetadata().getLong(0);
  }

  long readResultOk(SyncPutListener listener) throws Exception {
    try (PutResult result = listener.read()) {
      return result == null ? 0 : result.getApplicationMetadata().getLong(0);
    }
  }

  long bytesOfResultOk(SyncPutListener listener) throws Exception {
    PutResult result = listener.read();
    try (ArrowBuf bytes = result.getApplicationMetadata()) {
      return bytes.getLong(0);
    }
  }

  // ---- servers ----

  int serverBad(BufferAllocator memory, Location at, FlightProducer producer) throws IOException {
    FlightServer server = FlightServer.builder(memory, at, producer).build(); // want UnclosedResource definite
    server.start();
    return server.getPort();
  }

  void serverOk(BufferAllocator memory, Location at, FlightProducer producer) throws Exception {
    try (FlightServer server = FlightServer.builder(memory, at, producer).build().start()) {
      System.out.println(server.getPort());
    }
  }

  /** It holds nothing before its start. */
  FlightServer unstartedOk(BufferAllocator memory, Location at, FlightProducer producer) {
    FlightServer server = FlightServer.builder(memory, at, producer).build();
    if (server.getPort() < 0) {
      return null;
    }
    return server;
  }

  void untilItsEndOk(BufferAllocator memory, Location at, FlightProducer producer) throws Exception {
    FlightServer server = FlightServer.builder(memory, at, producer).build();
    server.start();
    server.awaitTermination();
  }

  // ---- the C data interface ----

  long structureBad(BufferAllocator memory, FieldVector vector) {
    ArrowArray array = ArrowArray.allocateNew(memory); // want UnclosedResource definite
    Data.exportVector(memory, vector, null, array);
    return array.memoryAddress();
  }

  void structureOk(BufferAllocator memory, FieldVector vector) {
    try (ArrowArray array = ArrowArray.allocateNew(memory);
        ArrowSchema schema = ArrowSchema.allocateNew(memory)) {
      Data.exportVector(memory, vector, null, array, schema);
      array.release();
      schema.release();
    }
  }

  long addressAfterCloseBad(BufferAllocator memory) {
    ArrowSchema schema = ArrowSchema.allocateNew(memory);
    schema.close();
    return schema.memoryAddress(); // want UseAfterDispose definite
  }

  FieldVector importedOk(BufferAllocator memory, CDataDictionaryProvider dictionaries) {
    ArrowArray array = ArrowArray.allocateNew(memory);
    ArrowSchema schema = ArrowSchema.allocateNew(memory);
    return Data.importVector(memory, array, schema, dictionaries);
  }

  int importedBad(BufferAllocator memory, long array, long schema) {
    ArrowArray at = ArrowArray.wrap(array);
    FieldVector vector = Data.importVector(memory, at, ArrowSchema.wrap(schema), null); // want UnscopedTensor definite
    return vector.getValueCount();
  }

  long importedAgainBad(BufferAllocator memory, VectorSchemaRoot root) {
    ArrowArray array = ArrowArray.allocateNew(memory);
    Data.importIntoVectorSchemaRoot(memory, array, root, null);
    return array.memoryAddress(); // want UseAfterDispose definite
  }

  int importedRootBad(BufferAllocator memory, ArrowArray array, ArrowSchema schema) {
    VectorSchemaRoot root = Data.importVectorSchemaRoot(memory, array, schema, null); // want UnclosedResource definite
    return root.getRowCount();
  }

  int importedRootOk(BufferAllocator memory, ArrowArray array, ArrowSchema schema) {
    try (CDataDictionaryProvider dictionaries = new CDataDictionaryProvider();
        VectorSchemaRoot root = Data.importVectorSchemaRoot(memory, array, schema, dictionaries)) {
      return root.getRowCount();
    }
  }

  ArrowReader streamedOk(BufferAllocator memory) {
    ArrowArrayStream stream = ArrowArrayStream.allocateNew(memory);
    return Data.importArrayStream(memory, stream);
  }

  long exportedReaderOk(BufferAllocator memory, ReadableByteChannel in, ArrowArrayStream to) {
    ArrowReader reader = new ArrowStreamReader(in, memory);
    Data.exportArrayStream(memory, reader, to);
    return to.memoryAddress();
  }

  // ---- data sets ----

  long scannedOk(BufferAllocator memory, String uri) throws Exception {
    long rows = 0;
    try (DatasetFactory factory =
            new FileSystemDatasetFactory(
                memory, NativeMemoryPool.getDefault(), FileFormat.PARQUET, uri);
        Dataset dataset = factory.finish();
        Scanner scanner = dataset.newScan(new ScanOptions(1000));
        ArrowReader reader = scanner.scanBatches()) {
      while (reader.loadNextBatch()) {
        rows += reader.getVectorSchemaRoot().getRowCount();
      }
    }
    return rows;
  }

  Schema factoryBad(BufferAllocator memory, NativeMemoryPool pool, String uri) {
    DatasetFactory factory = new FileSystemDatasetFactory(memory, pool, FileFormat.CSV, uri); // want UnclosedResource definite
    return factory.inspect();
  }

  Dataset datasetOk(DatasetFactory factory) {
    return factory.finish();
  }

  Schema scannerBad(Dataset dataset) {
    Scanner scanner = dataset.newScan(new ScanOptions(1000)); // want UnclosedResource definite
    return scanner.schema();
  }

  int batchesBad(Dataset dataset) throws Exception {
    try (Scanner scanner = dataset.newScan(new ScanOptions(1000))) {
      ArrowReader reader = scanner.scanBatches(); // want UnclosedResource definite
      return reader.loadNextBatch() ? reader.getVectorSchemaRoot().getRowCount() : 0;
    }
  }

  void writtenOk(BufferAllocator memory, Scanner scanner, String uri) {
    ArrowReader reader = scanner.scanBatches();
    DatasetFileWriter.write(memory, reader, FileFormat.PARQUET, uri);
  }

  // ---- JDBC ----

  int rowsOk(ResultSet rows, BufferAllocator memory) throws SQLException, IOException {
    int count = 0;
    try (ArrowVectorIterator batches = JdbcToArrow.sqlToArrowVectorIterator(rows, memory)) {
      while (batches.hasNext()) {
        try (VectorSchemaRoot root = batches.next()) {
          count += root.getRowCount();
        }
      }
    }
    return count;
  }

  int rowsBad(ResultSet rows, BufferAllocator memory) throws SQLException, IOException {
    int count = 0;
    ArrowVectorIterator batches = JdbcToArrow.sqlToArrowVectorIterator(rows, memory); // want UnclosedResource definite
    while (batches.hasNext()) {
      count++;
    }
    return count;
  }

  // ---- files ----

  void writtenRootBad(Schema schema, BufferAllocator memory, WritableByteChannel to) throws IOException {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory); // want UnclosedResource definite
    root.allocateNew();
    try (ArrowFileWriter writer = new ArrowFileWriter(root, null, to)) {
      writer.start();
      writer.writeBatch();
    }
  }

  void writtenRootOk(Schema schema, BufferAllocator memory, WritableByteChannel to) throws IOException {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory);
        ArrowStreamWriter writer = new ArrowStreamWriter(root, null, to)) {
      root.allocateNew();
      writer.start();
      writer.writeBatch();
    }
  }

  void writerBad(VectorSchemaRoot root, WritableByteChannel to) throws IOException {
    ArrowFileWriter writer = new ArrowFileWriter(root, null, to); // want UnclosedResource definite
    writer.start();
    writer.writeBatch();
  }

  int fileBad(FileChannel in, BufferAllocator memory) throws IOException {
    ArrowFileReader reader = new ArrowFileReader(in, memory); // want UnclosedResource definite
    return reader.getRecordBlocks().size();
  }

  int fileOk(FileChannel in, BufferAllocator memory) throws IOException {
    try (ArrowFileReader reader = new ArrowFileReader(in, memory)) {
      return reader.getRecordBlocks().size();
    }
  }

  int jsonBad(File file, BufferAllocator memory) throws IOException {
    try (JsonFileReader reader = new JsonFileReader(file, memory)) {
      reader.start();
      VectorSchemaRoot root = reader.read(); // want UnclosedResource definite
      return root.getRowCount();
    }
  }

  int jsonOk(File file, BufferAllocator memory) throws IOException {
    try (JsonFileReader reader = new JsonFileReader(file, memory)) {
      reader.start();
      int rows = 0;
      for (VectorSchemaRoot root = reader.read(); root != null; root = reader.read()) {
        rows += root.getRowCount();
        root.close();
      }
      return rows;
    }
  }

  int loadedRootOk(Schema schema, BufferAllocator memory, ArrowRecordBatch batch) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory)) {
      new VectorLoader(root).load(batch);
      return root.getRowCount();
    }
  }

  int encodedBad(FieldVector vector, Dictionary dictionary) {
    FieldVector encoded = (FieldVector) DictionaryEncoder.encode(vector, dictionary); // want UnscopedTensor definite
    return encoded.getValueCount();
  }

  int encodedOk(FieldVector vector, Dictionary dictionary) {
    try (FieldVector encoded = (FieldVector) DictionaryEncoder.encode(vector, dictionary)) {
      return encoded.getValueCount();
    }
  }
}
