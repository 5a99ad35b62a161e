def log = new File(basedir, 'build.log').text

['failOn', 'failOnDiagnostics', 'format', 'outputFile', 'models', 'modelFiles', 'disabledRules',
 'threads', 'skip', 'includeTests'].each { assert log.contains('User property: tensorlint.' + it) }

assert log.contains('no findings in 1 file')
assert log.count('error[UseAfterDispose]') == 1 : 'only the run over the tests has one to find'
assert log.contains('--> src/test/java/sample/ServeCheck.java:14:12')
