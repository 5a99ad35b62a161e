import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.util.AutoCloseables;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.VectorUnloader;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.compression.NoCompressionCodec;
import org.apache.arrow.vector.ipc.ArrowStreamReader;
import org.apache.arrow.vector.ipc.message.ArrowFieldNode;
import org.apache.arrow.vector.ipc.message.ArrowRecordBatch;
import org.apache.arrow.vector.table.Table;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;
import org.apache.arrow.vector.util.TransferPair;

/** Apache Arrow: allocators, buffers, vectors, roots, readers. */
final class Arrow {

  // ---- allocators and buffers ----

  void allocatorBad() {
    BufferAllocator allocator = new RootAllocator(); // want UnclosedResource definite
    allocator.buffer(8).close();
  }

  /** Nothing was allocated from it. */
  void unusedAllocatorOk() {
    BufferAllocator allocator = new RootAllocator();
    System.out.println(allocator.getLimit());
  }

  void allocatorOk() {
    try (BufferAllocator allocator = new RootAllocator()) {
      System.out.println(allocator.getLimit());
    }
  }

  void childBad(BufferAllocator parent) {
    BufferAllocator child = parent.newChildAllocator("c", 0, 10); // want UnclosedResource definite
    System.out.println(child.getName());
  }

  void bufferBad(BufferAllocator allocator) {
    ArrowBuf buffer = allocator.buffer(8); // want UnscopedTensor definite
    buffer.setLong(0, 1);
  }

  void bufferOk(BufferAllocator allocator) {
    try (ArrowBuf buffer = allocator.buffer(8)) {
      buffer.setLong(0, 1);
    }
  }

  void bufferTwiceBad(BufferAllocator allocator) {
    ArrowBuf buffer = allocator.buffer(8);
    buffer.close();
    buffer.close(); // want DoubleDispose definite
  }

  long sliceAfterCloseBad(BufferAllocator allocator) {
    ArrowBuf buffer = allocator.buffer(8);
    ArrowBuf slice = buffer.slice(0, 4);
    buffer.close();
    return slice.getInt(0); // want ViewOutlivesOwner definite
  }

  byte nioAfterCloseBad(BufferAllocator allocator) {
    ArrowBuf buffer = allocator.buffer(8);
    ByteBuffer bytes = buffer.nioBuffer(0, 8);
    buffer.close();
    return bytes.get(0); // want ViewOutlivesOwner definite
  }

  byte nioOk(BufferAllocator allocator) {
    try (ArrowBuf buffer = allocator.buffer(8)) {
      ByteBuffer bytes = buffer.nioBuffer(0, 8).order(ByteOrder.LITTLE_ENDIAN);
      return bytes.get(0);
    }
  }

  void retainedOk(BufferAllocator allocator) {
    ArrowBuf buffer = allocator.buffer(8);
    buffer.getReferenceManager().release();
  }

  // ---- vectors ----

  void vectorBad(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator); // want UnscopedTensor definite
    vector.allocateNew(1);
    vector.set(0, 1);
  }

  void vectorOk(BufferAllocator allocator) {
    try (IntVector vector = new IntVector("v", allocator)) {
      vector.allocateNew(1);
      vector.set(0, 1);
    }
  }

  void clearedOk(BufferAllocator allocator) {
    Float8Vector vector = new Float8Vector("v", allocator);
    vector.allocateNew(1);
    vector.clear();
  }

  void closedTwiceOk(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(1);
    vector.close();
    vector.close();
  }

  int readAfterCloseBad(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(1);
    vector.close();
    return vector.get(0); // want UseAfterDispose definite
  }

  void filledAgainOk(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(1);
    vector.clear();
    vector.allocateNew(2);
    vector.set(0, 1);
    vector.close();
  }

  void ofFieldBad(Field field, BufferAllocator allocator) {
    FieldVector vector = field.createVector(allocator); // want UnscopedTensor definite
    vector.allocateNew();
  }

  void inTurnOk(BufferAllocator allocator, int batches) {
    for (int i = 0; i < batches; i++) {
      try (IntVector vector = new IntVector("v", allocator)) {
        vector.allocateNew(1);
        vector.setSafe(0, i);
      }
    }
  }

  // ---- vectors that hold nothing yet ----

  List<FieldVector> listedOk(List<Field> of, BufferAllocator m, InputStream in) throws IOException {
    List<FieldVector> vectors = new ArrayList<>();
    for (Field each : of) {
      in.read();
      vectors.add(each.createVector(m));
    }
    return vectors;
  }

  List<FieldVector> filledBad(Field of, BufferAllocator m, InputStream in) throws IOException {
    List<FieldVector> vectors = new ArrayList<>();
    vectors.add(of.createVector(m)); // want LeakOnException definite
    vectors.get(0).allocateNew();
    in.read();
    return vectors;
  }

  List<FieldVector> loopedBad(Field of, BufferAllocator m, InputStream in) throws IOException {
    List<FieldVector> vectors = new ArrayList<>();
    FieldVector vector = of.createVector(m); // want LeakOnException definite
    vectors.add(vector);
    for (FieldVector each : vectors) {
      each.allocateNew();
    }
    in.read();
    return vectors;
  }

  FieldVector askedOk(BufferAllocator m, InputStream in) throws IOException {
    IntVector vector = new IntVector("v", m);
    System.out.println(vector.getClass());
    in.read();
    return vector;
  }

  // ---- pairs ----

  FieldVector targetOk(IntVector from, Field field, BufferAllocator memory) {
    IntVector target = new IntVector(field, memory);
    TransferPair pair = from.makeTransferPair(target);
    pair.transfer();
    return (FieldVector) pair.getTo();
  }

  int targetLostBad(IntVector from, Field field, BufferAllocator memory) {
    IntVector target = new IntVector(field, memory); // want UnscopedTensor definite
    TransferPair pair = from.makeTransferPair(target);
    pair.transfer();
    return pair.getTo().getValueCount();
  }

  // ---- roots ----

  String emptyVectorOk(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator);
    vector.setInitialCapacity(8);
    return vector.getName();
  }

  void emptyIfUnreadOk(BufferAllocator memory, Schema schema, InputStream in) throws IOException {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory);
    int first = in.read();
    root.allocateNew();
    root.setRowCount(first);
    root.close();
  }

  void filledIfUnreadBad(BufferAllocator memory, Schema schema, InputStream in) throws IOException {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, memory); // want LeakOnException definite
    root.allocateNew();
    root.setRowCount(in.read());
    root.close();
  }

  void filledByValueBad(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator); // want UnscopedTensor definite
    vector.setSafe(0, 1);
  }

  void rootBad(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator); // want UnclosedResource definite
    IntVector vector = (IntVector) root.getVector("v");
    vector.allocateNew(1);
  }

  void rootOk(Schema schema, BufferAllocator allocator) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator)) {
      IntVector vector = (IntVector) root.getVector("v");
      vector.allocateNew(1);
      root.setRowCount(1);
    }
  }

  FieldVector vectorOfRootBad(Schema schema, BufferAllocator allocator) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator)) {
      return root.getVector("v"); // want EscapesScope definite
    }
  }

  void rootOfVectorsOk(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(1);
    try (VectorSchemaRoot root = VectorSchemaRoot.of(vector)) {
      root.setRowCount(1);
    }
  }

  void rootOfVectorsBad(BufferAllocator allocator) {
    IntVector vector = new IntVector("v", allocator); // want UnscopedTensor definite
    vector.allocateNew(1);
    VectorSchemaRoot root = VectorSchemaRoot.of(vector);
    root.setRowCount(1);
  }

  void rootOfFieldsOk(Field field, BufferAllocator allocator) {
    FieldVector vector = field.createVector(allocator);
    vector.allocateNew();
    try (VectorSchemaRoot root = new VectorSchemaRoot(List.of(field), List.of(vector))) {
      System.out.println(root.getRowCount());
    }
  }

  void rootOfFieldsBad(Field field, BufferAllocator allocator) {
    FieldVector vector = field.createVector(allocator); // want UnscopedTensor definite
    vector.allocateNew();
    VectorSchemaRoot root = new VectorSchemaRoot(List.of(field), List.of(vector));
    System.out.println(root.getRowCount());
  }

  void rootOfCountedFieldsOk(Field field, BufferAllocator allocator) {
    FieldVector vector = field.createVector(allocator);
    vector.allocateNew();
    VectorSchemaRoot root = new VectorSchemaRoot(List.of(field), List.of(vector), 0);
    root.close();
  }

  void rootOfSchemaOk(Schema schema, List<Field> fields, BufferAllocator allocator) {
    List<FieldVector> vectors = new ArrayList<>();
    for (Field field : fields) {
      vectors.add(field.createVector(allocator));
    }
    try (VectorSchemaRoot root = new VectorSchemaRoot(schema, vectors, 0)) {
      System.out.println(root.getRowCount());
    }
  }

  VectorSchemaRoot returnedRootOk(Schema schema, List<Field> fields, BufferAllocator all) {
    List<FieldVector> vectors = new ArrayList<>();
    for (Field field : fields) {
      vectors.add(field.createVector(all));
    }
    return new VectorSchemaRoot(schema, vectors, 0);
  }

  void rootOfSchemaBad(Schema schema, List<Field> fields, BufferAllocator allocator) {
    List<FieldVector> vectors = new ArrayList<>();
    for (Field field : fields) {
      vectors.add(field.createVector(allocator)); // want TensorAccumulates definite
    }
    VectorSchemaRoot root = new VectorSchemaRoot(schema, vectors, 0);
    System.out.println(root.getRowCount());
  }

  void rootOfIterableBad(Field field, BufferAllocator allocator) {
    FieldVector vector = field.createVector(allocator); // want UnscopedTensor definite
    vector.allocateNew();
    VectorSchemaRoot root = new VectorSchemaRoot(List.of(vector));
    System.out.println(root.getRowCount());
  }

  void filledForEachOk(Schema schema, BufferAllocator allocator, int batches) {
    try (VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator)) {
      for (int i = 0; i < batches; i++) {
        root.clear();
        root.allocateNew();
        root.setRowCount(i);
      }
    }
  }

  void emptiedOk(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    root.clear();
  }

  void emptiedUnlessThrownBad(BufferAllocator allocator, InputStream in) throws IOException {
    VectorSchemaRoot root = VectorSchemaRoot.of(new IntVector("v", allocator)); // want LeakOnException definite
    root.allocateNew();
    System.out.println(in.read());
    root.clear();
  }

  void sliceBad(VectorSchemaRoot root) {
    VectorSchemaRoot slice = root.slice(0, 1); // want UnclosedResource definite
    System.out.println(slice.getRowCount());
  }

  // ---- readers ----

  void readerBad(InputStream in, BufferAllocator allocator) throws IOException {
    ArrowStreamReader reader = new ArrowStreamReader(in, allocator); // want UnclosedResource definite
    while (reader.loadNextBatch()) {
      System.out.println(reader.getVectorSchemaRoot().getRowCount());
    }
  }

  void readerOk(InputStream in, BufferAllocator allocator) throws IOException {
    try (ArrowStreamReader reader = new ArrowStreamReader(in, allocator)) {
      VectorSchemaRoot root = reader.getVectorSchemaRoot();
      while (reader.loadNextBatch()) {
        System.out.println(root.getRowCount());
      }
    }
  }

  void batchMovedOutOk(InputStream in, BufferAllocator allocator) throws IOException {
    try (ArrowStreamReader reader = new ArrowStreamReader(in, allocator)) {
      VectorSchemaRoot root = reader.getVectorSchemaRoot();
      while (reader.loadNextBatch()) {
        System.out.println(root.getRowCount());
        root.clear();
      }
    }
  }

  void rootOfReaderClosedBad(ArrowStreamReader reader) throws IOException {
    VectorSchemaRoot root = reader.getVectorSchemaRoot();
    root.close(); // want DisposeNotOwned definite
  }

  void rootOfReaderClosedInLoopBad(InputStream in, BufferAllocator allocator) throws IOException {
    try (ArrowStreamReader reader = new ArrowStreamReader(in, allocator)) {
      while (reader.loadNextBatch()) {
        VectorSchemaRoot root = reader.getVectorSchemaRoot();
        System.out.println(root.getRowCount());
        root.close(); // want DisposeNotOwned definite
      }
    }
  }

  /** The reader only closes it once more. */
  void rootOfReaderClosedAtItsEndOk(InputStream in, BufferAllocator allocator) throws IOException {
    try (ArrowStreamReader reader = new ArrowStreamReader(in, allocator);
        VectorSchemaRoot root = reader.getVectorSchemaRoot()) {
      while (reader.loadNextBatch()) {
        System.out.println(root.getRowCount());
      }
    }
  }

  void batchBad(VectorSchemaRoot root) {
    ArrowRecordBatch batch = new VectorUnloader(root).getRecordBatch(); // want UnclosedResource definite
    System.out.println(batch.getLength());
  }

  void batchOk(VectorSchemaRoot root) {
    try (ArrowRecordBatch batch = new VectorUnloader(root).getRecordBatch()) {
      System.out.println(batch.getLength());
    }
  }

  ArrowRecordBatch batchOfOwnBufferOk(BufferAllocator allocator, List<ArrowFieldNode> nodes) {
    ArrowBuf buffer = allocator.buffer(8);
    return new ArrowRecordBatch(
        8, nodes, List.of(buffer), NoCompressionCodec.DEFAULT_BODY_COMPRESSION, true, false);
  }

  ArrowRecordBatch batchOfSharedBufferBad(BufferAllocator allocator, List<ArrowFieldNode> nodes) {
    ArrowBuf buffer = allocator.buffer(8); // want UnscopedTensor definite
    return new ArrowRecordBatch(8, nodes, List.of(buffer));
  }

  // ---- several at once ----

  void closedTogetherOk(InputStream in, BufferAllocator parent) throws Exception {
    BufferAllocator allocator = parent.newChildAllocator("c", 0, 10);
    ArrowStreamReader reader = new ArrowStreamReader(in, allocator);
    AutoCloseables.close(reader, allocator);
  }

  void closedTogetherBad(InputStream in, BufferAllocator parent) throws Exception {
    BufferAllocator allocator = parent.newChildAllocator("c", 0, 10);
    ArrowStreamReader reader = new ArrowStreamReader(in, allocator); // want UnclosedResource definite
    AutoCloseables.close(allocator);
  }

  void listClosedOk(InputStream in, BufferAllocator parent) throws Exception {
    List<AutoCloseable> opened = new ArrayList<>();
    BufferAllocator allocator = parent.newChildAllocator("c", 0, 10);
    opened.add(allocator);
    opened.add(0, new ArrowStreamReader(in, allocator));
    AutoCloseables.close(opened);
  }

  void rolledBackOk(BufferAllocator parent) throws Exception {
    try (AutoCloseables.RollbackCloseable rollback = AutoCloseables.rollbackable()) {
      BufferAllocator allocator = rollback.add(parent.newChildAllocator("c", 0, 10));
      System.out.println(allocator.getLimit());
    }
  }

  void vectorsOfRootClosedOk(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    for (FieldVector each : root.getFieldVectors()) {
      each.close();
    }
  }

  int vectorsOfRootReadBad(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator); // want UnclosedResource definite
    root.allocateNew();
    int count = 0;
    for (FieldVector each : root.getFieldVectors()) {
      count += each.getValueCount();
    }
    return count;
  }

  /** The vector takes the place of its root. */
  FieldVector vectorOfRootOk(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    return root.getVector(0);
  }

  /** A column that closes its vector, as those of Spark do. */
  static final class Column implements AutoCloseable {
    private final FieldVector vector;

    Column(FieldVector vector) {
      this.vector = vector;
    }

    @Override
    public void close() {
      vector.close();
    }
  }

  Column[] columnsOfRootOk(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    return root.getFieldVectors().stream().map(Column::new).toArray(Column[]::new);
  }

  void columnsInLoopOk(Schema schema, BufferAllocator allocator, List<Column> columns) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    for (FieldVector vector : root.getFieldVectors()) {
      columns.add(new Column(vector));
    }
  }

  void eachVectorOk(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator);
    root.allocateNew();
    for (FieldVector vector : root.getFieldVectors()) {
      vector.close();
    }
  }

  void eachVectorReadBad(Schema schema, BufferAllocator allocator) {
    VectorSchemaRoot root = VectorSchemaRoot.create(schema, allocator); // want UnclosedResource definite
    root.allocateNew();
    for (FieldVector vector : root.getFieldVectors()) {
      vector.setValueCount(1);
    }
  }

  void filledAfterClearOk(ListVector vector) {
    vector.clear();
    if (vector.getDataVector() != null) {
      vector.setValueCount(1);
    }
  }

  int readAfterClearBad(IntVector vector) {
    vector.clear();
    return vector.get(0); // want UseAfterDispose definite
  }

  /** The vectors hold no buffer yet, and the size of a list says nothing of them. */
  List<FieldVector> countedOk(Schema schema, BufferAllocator allocator) {
    List<FieldVector> vectors = new ArrayList<>();
    for (Field field : schema.getFields()) {
      vectors.add(field.createVector(allocator));
    }
    if (vectors.size() != schema.getFields().size()) {
      throw new IllegalArgumentException("not each field has a vector");
    }
    return vectors;
  }

  /** What a called method leaves open keeps the allocator from being closed: no safe fix. */
  int allocatorOfOthersBad(InputStream in) throws IOException {
    BufferAllocator allocator = new RootAllocator(); // want UnclosedResource definite
    return rows(in, allocator);
  }

  private static int rows(InputStream in, BufferAllocator allocator) throws IOException {
    ArrowStreamReader reader = new ArrowStreamReader(in, allocator); // want UnclosedResource definite
    return reader.getVectorSchemaRoot().getRowCount();
  }

  interface Message {
    Object value();
  }

  /** What does not match is of another class: nothing to close. */
  void matchedOk(List<Message> messages) {
    for (Message message : messages) {
      if (message.value() instanceof VectorSchemaRoot root) {
        System.out.println(root.getRowCount());
        root.close();
      }
    }
  }

  void castOk(Message message) {
    Object value = message.value();
    if (!(value instanceof VectorSchemaRoot)) {
      return;
    }
    VectorSchemaRoot root = (VectorSchemaRoot) value;
    System.out.println(root.getRowCount());
    root.close();
  }

  void matchedBad(Message message, boolean isLast) {
    if (message.value() instanceof VectorSchemaRoot root) { // want UnclosedResource potential
      System.out.println(root.getRowCount());
      if (isLast) {
        root.close();
      }
    }
  }

  /** A part of a table has memory of its own. */
  long rowsOfPartBad(Table table) {
    Table part = table.slice(0, 2); // want UnclosedResource definite
    return part.getRowCount();
  }

  long rowsOfColumnBad(Table table) {
    FieldVector column = table.getVectorCopy("a"); // want UnscopedTensor definite
    return column.getValueCount();
  }

  /** The table gets the memory of the root. */
  long rowsOfTableOk(VectorSchemaRoot root) {
    try (Table table = new Table(root);
        Table copy = table.copy()) {
      return table.getRowCount() + copy.getRowCount();
    }
  }
}
