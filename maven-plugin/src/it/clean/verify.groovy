def log = new File(basedir, 'build.log').text

['failOn', 'failOnDiagnostics', 'failOnIncomplete', 'rulePages', 'format', 'outputFile', 'models', 'modelFiles', 'disabledRules',
 'threads', 'pathStates', 'stepBudget', 'includeTests', 'includeGenerated', 'skip'].each {
  assert log.contains('User property: tensorlint.' + it) : it
}

assert log.contains('no findings in 1 file') : 'the run without tests finds nothing'
assert log.count('error[UseAfterDispose]') == 1 : 'the run over the tests finds theirs'
assert log.contains('--> src/test/java/sample/ServeCheck.java:12:14') : 'where it is'
