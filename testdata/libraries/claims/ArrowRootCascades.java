// model: arrow-vector org.apache.arrow.vector.VectorSchemaRoot cascades: true
// outcome: prints after close 0
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;

/** A root closes its vectors. */
final class ArrowRootCascades {
  public static void main(String[] args) {
    BufferAllocator allocator = new RootAllocator();
    IntVector vector = new IntVector("v", allocator);
    vector.allocateNew(8);
    VectorSchemaRoot.of(vector).close();
    System.out.println("after close " + allocator.getAllocatedMemory());
  }
}
