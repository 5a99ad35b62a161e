def log = new File(basedir, 'build.log').text
def report = new File(basedir, 'target/tensorlint.txt')

assert log.count('[ERROR] error[UseAfterDispose]: ') == 3 : 'each run that looks logs the finding'
['--> src/main/java/sample/Serve.java:12:14',
 '1 tensor lifecycle bug of severity warning or worse, see ' + report
     + ': correct the code, suppress a finding with @SuppressWarnings("UseAfterDispose"), '
     + 'or set tensorlint.failOn',
 'unknown rule \'UseAfterDispos\' in tensorlint.disabledRules: the rules are ',
 'tensorlint is skipped'].each { assert log.contains(it) : it }

assert report.text.startsWith('error[UseAfterDispose]: ')

def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/tensorlint.json'))
assert json.findings*.rule == ['UseAfterDispose']
assert json.findings*.file == ['src/main/java/sample/Serve.java']
assert json.findings*.line == [12]
assert json.diagnostics == []

def sarif = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/tensorlint.sarif')).runs[0]
assert sarif.invocations*.executionSuccessful == [true]
assert sarif.results*.ruleId == ['UseAfterDispose']
assert sarif.results[0].locations[0].physicalLocation.region.startLine == 12
