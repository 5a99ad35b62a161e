import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').text
def fixed = new File(basedir, 'src/main/java/sample/Serve.java').text

['failOn', 'failOnDiagnostics', 'failOnIncomplete', 'rulePages', 'format', 'outputFile', 'output', 'since', 'allResults', 'root', 'models',
 'modelFiles', 'disabledRules', 'threads', 'pathStates', 'stepBudget', 'includeTests', 'includeGenerated', 'skip'].each {
  assert log.contains('User property: tensorlint.' + it) : it
}

assert log.count('error[UseAfterDispose]: ') == 3 : 'each check that looks logs its finding'
['--> src/main/java/sample/Serve.java:12:14',
 '1 tensor lifecycle bug of severity warning or worse, see ' + new File(basedir, 'target/tensorlint.txt')
     + ': correct the code, suppress a finding with @SuppressWarnings("UseAfterDispose"), '
     + 'or set tensorlint.failOn',
 'unknown rule \'UseAfterDispos\' in tensorlint.disabledRules: the rules are ',
 'tensorlint is skipped',
 'Serve.java:12: UseAfterDispose: move `x.close()` after the last use',
 'fixes applied: 1, findings left: 0',
 'no findings in 1 file',
 '--> src/test/java/sample/ServeCheck.java:12:14'].each { assert log.contains(it) : it }
assert fixed.contains('''    try {
      return x.toFloatArray();
    } finally {
      x.close();
    }
''')

assert new File(basedir, 'target/tensorlint.txt').text.startsWith('error[UseAfterDispose]: ')

def json = new JsonSlurper().parse(new File(basedir, 'target/tensorlint.json'))
assert json.findings*.rule == ['UseAfterDispose']
assert json.findings*.file == ['src/main/java/sample/Serve.java']
assert json.findings*.line == [12]
assert json.diagnostics == []

def sarif = new JsonSlurper().parse(new File(basedir, 'target/more/all.sarif')).runs[0]
assert sarif.invocations*.executionSuccessful == [true]
assert sarif.results*.ruleId == ['UseAfterDispose']
def place = sarif.results[0].locations[0].physicalLocation
assert place.region.startLine == 12
assert place.artifactLocation == [uri: 'src/main/java/sample/Serve.java', uriBaseId: '%SRCROOT%']

def reports = new File(basedir, 'target/reports')
assert new JsonSlurper().parse(new File(reports, 'tensorlint.sarif')).runs[0].results == []
assert new File(reports, 'tensorlint.html').text.startsWith('<!doctype html>')
