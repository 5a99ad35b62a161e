// models: android
import android.content.ContentResolver;
import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;
import android.net.Uri;
import android.os.Parcel;
import android.os.ParcelFileDescriptor;
import java.io.File;
import java.io.IOException;

/** Cursors, databases, styles and parcels of Android. */
final class Android {

  int queryBad(ContentResolver resolver, Uri uri) {
    Cursor cursor = resolver.query(uri, null, null, null, null); // want UnclosedResource definite
    return cursor.getCount();
  }

  int queryOk(ContentResolver resolver, Uri uri) {
    Cursor cursor = resolver.query(uri, null, null, null, null);
    try {
      return cursor.getCount();
    } finally {
      cursor.close();
    }
  }

  int emptyBad(SQLiteDatabase database) {
    Cursor cursor = database.rawQuery("select 1", null); // want UnclosedResource definite
    if (!cursor.moveToFirst()) {
      return 0;
    }
    int found = cursor.getInt(0);
    cursor.close();
    return found;
  }

  int emptyOk(SQLiteDatabase database) {
    Cursor cursor = database.rawQuery("select 1", null);
    int found = cursor.moveToFirst() ? cursor.getInt(0) : 0;
    cursor.close();
    return found;
  }

  int nullOk(ContentResolver resolver, Uri uri) {
    Cursor cursor = resolver.query(uri, null, null, null, null);
    if (cursor == null) {
      return 0;
    }
    int count = cursor.getCount();
    cursor.close();
    return count;
  }

  Cursor returnedOk(SQLiteDatabase database) {
    return database.rawQuery("select 1", null);
  }

  int ofHelperBad(SQLiteDatabase database) {
    Cursor cursor = returnedOk(database); // want UnclosedResource definite
    return cursor.getCount();
  }

  int ofHelperOk(SQLiteDatabase database) {
    Cursor cursor = returnedOk(database);
    int count = cursor.getCount();
    cursor.close();
    return count;
  }

  int countBad(SQLiteDatabase database) {
    return database.rawQuery("select 1", null).getCount(); // want UnclosedResource definite
  }

  int readAfterCloseBad(SQLiteDatabase database) {
    Cursor cursor = database.rawQuery("select 1", null);
    cursor.close();
    return cursor.getInt(0); // want UseAfterDispose definite
  }

  boolean isClosedOk(SQLiteDatabase database) {
    Cursor cursor = database.rawQuery("select 1", null);
    cursor.close();
    return cursor.isClosed();
  }

  void databaseBad(String path) {
    SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(path, null); // want UnclosedResource definite
    database.execSQL("delete from t");
  }

  void databaseOk(String path) {
    SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(path, null);
    database.execSQL("delete from t");
    database.close();
  }

  long statementBad(SQLiteDatabase database) {
    SQLiteStatement statement = database.compileStatement("select 1"); // want UnclosedResource definite
    return statement.simpleQueryForLong();
  }

  long statementOk(SQLiteDatabase database) {
    SQLiteStatement statement = database.compileStatement("select 1");
    long found = statement.simpleQueryForLong();
    statement.close();
    return found;
  }

  int styleBad(Context context, int[] attributes) {
    TypedArray style = context.obtainStyledAttributes(attributes); // want UnclosedResource definite
    return style.getColor(0, 0);
  }

  int styleOk(Context context, int[] attributes) {
    TypedArray style = context.obtainStyledAttributes(attributes);
    int color = style.getColor(0, 0);
    style.recycle();
    return color;
  }

  int arrayBad(Resources resources) {
    TypedArray array = resources.obtainTypedArray(1); // want UnclosedResource definite
    return array.length();
  }

  void recycledTwiceBad(Resources resources) {
    TypedArray array = resources.obtainTypedArray(1);
    array.recycle();
    array.recycle(); // want DoubleDispose definite
  }

  int readAfterRecycleBad(Resources resources) {
    TypedArray array = resources.obtainTypedArray(1);
    array.recycle();
    return array.length(); // want UseAfterDispose definite
  }

  byte[] parcelBad() {
    Parcel parcel = Parcel.obtain(); // want UnclosedResource definite
    parcel.writeInt(1);
    return parcel.marshall();
  }

  byte[] parcelOk() {
    Parcel parcel = Parcel.obtain();
    try {
      parcel.writeInt(1);
      return parcel.marshall();
    } finally {
      parcel.recycle();
    }
  }

  long descriptorBad(File file) throws IOException {
    ParcelFileDescriptor descriptor = ParcelFileDescriptor.open(file, 0); // want UnclosedResource definite
    return descriptor.getStatSize();
  }

  long descriptorOk(File file) throws IOException {
    ParcelFileDescriptor descriptor = ParcelFileDescriptor.open(file, 0);
    try {
      return descriptor.getStatSize();
    } finally {
      descriptor.close();
    }
  }

  Cursor kept;

  void keptInFieldOk(SQLiteDatabase database) {
    kept = database.rawQuery("select 1", null);
  }

  void closeOk() {
    kept.close();
  }
}
