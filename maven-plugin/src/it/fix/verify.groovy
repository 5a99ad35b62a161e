def log = new File(basedir, 'build.log').text
def fixed = new File(basedir, 'src/main/java/sample/Serve.java').text

assert log.contains('Serve.java:12: UseAfterDispose: move `x.close()` after the last use')
assert log.contains('fixes applied: 1, findings left: 0')
assert fixed.contains('''    try {
      return x.toFloatArray();
    } finally {
      x.close();
    }
''')
