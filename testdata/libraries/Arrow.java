import java.io.IOException;
import java.io.InputStream;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.VectorUnloader;
import org.apache.arrow.vector.ipc.ArrowStreamReader;
import org.apache.arrow.vector.ipc.message.ArrowRecordBatch;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;

/** Apache Arrow: allocators, buffers, vectors, roots, readers. */
final class Arrow {

  // ---- allocators and buffers ----

  void allocatorBad() {
    BufferAllocator allocator = new RootAllocator(); // want UnclosedResource definite
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

  // ---- roots ----

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

  void batchBad(VectorSchemaRoot root) {
    ArrowRecordBatch batch = new VectorUnloader(root).getRecordBatch(); // want UnclosedResource definite
    System.out.println(batch.getLength());
  }

  void batchOk(VectorSchemaRoot root) {
    try (ArrowRecordBatch batch = new VectorUnloader(root).getRecordBatch()) {
      System.out.println(batch.getLength());
    }
  }
}
