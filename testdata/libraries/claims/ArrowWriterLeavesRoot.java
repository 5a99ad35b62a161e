// model: arrow-vector org.apache.arrow.vector.ipc.ArrowStreamWriter new(*): { result: fresh, arguments: { 2: retains, all: borrows } }
// outcome: throws java.lang.IllegalStateException
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;

/** A writer that is closed leaves its root open. */
final class ArrowWriterLeavesRoot {
  public static void main(String[] args) throws Exception {
    BufferAllocator allocator = new RootAllocator();
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(1);
    vector.setValueCount(1);
    VectorSchemaRoot root = new VectorSchemaRoot(List.of(vector));
    try (ArrowStreamWriter writer =
        new ArrowStreamWriter(root, null, new ByteArrayOutputStream())) {
      writer.writeBatch();
    }
    allocator.close();
  }
}
