def log = new File(basedir, 'build.log').text

assert log.contains('COMPILATION ERROR')
assert log =~ /Serve\.java:\[12,\d+\] (error: )?\[UseAfterDispose\] /
