// model: arrow-libraries org.apache.arrow.c.Data importVector(*): { result: fresh, arguments: { 1: releases, 2: releases, all: borrows } }
// outcome: prints 7 0
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
// needs: natives
import org.apache.arrow.c.ArrowArray;
import org.apache.arrow.c.ArrowSchema;
import org.apache.arrow.c.Data;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.IntVector;

/** An import closes the structures; the new vector is its caller's. */
final class ArrowImportCloses {
  public static void main(String[] args) {
    try (BufferAllocator allocator = new RootAllocator()) {
      ArrowArray array = ArrowArray.allocateNew(allocator);
      ArrowSchema schema = ArrowSchema.allocateNew(allocator);
      try (IntVector vector = new IntVector("v", allocator)) {
        vector.allocateNew(1);
        vector.set(0, 7);
        vector.setValueCount(1);
        Data.exportVector(allocator, vector, null, array, schema);
      }
      int number;
      try (FieldVector imported = Data.importVector(allocator, array, schema, null)) {
        number = ((IntVector) imported).get(0);
      }
      System.out.println(number + " " + allocator.getAllocatedMemory());
    }
  }
}
