import groovy.json.JsonSlurper

def wanted = new TreeSet()
def found = new TreeSet()
basedir.eachFileRecurse { file ->
  if (file.name.endsWith('.java')) {
    file.readLines().eachWithIndex { line, i ->
      def marker = line =~ /\/\/ want (\w+)/
      if (marker) {
        wanted << "${file.name}:${i + 1} ${marker[0][1]}".toString()
      }
    }
  }
  if (file.name == 'tensorlint.json') {
    new JsonSlurper().parse(file).findings.each { found << "${new File(it.file).name}:${it.line} ${it.rule}".toString() }
  }
}
assert wanted.size() == 27
assert found == wanted

def jar = new java.util.zip.ZipFile(new File(basedir, 'basics/target/basics-1.jar'))
assert jar.getEntry('META-INF/tensorlint/basics.summary') != null : 'the summary travels'
jar.close()

def log = new File(basedir, 'build.log').text
assert log.contains('no Java sources to check') : 'the top project has none'
assert !log.contains('thread-safe') && !log.contains('@threadSafe') : 'Maven doubts the goals'

/* All modules together, compared with the commit of prebuild.groovy. */
def store = 'stores/src/main/java/dev/tensorlint/it/reactor/stores/Store.java'
def results = new JsonSlurper().parse(new File(basedir, 'target/reports/tensorlint-aggregate.sarif')).runs[0].results
assert results.countBy { it.baselineState } == [new: 1, unchanged: 26, absent: 1]
def added = results.find { it.baselineState == 'new' }
def place = added.locations[0].physicalLocation
assert [added.ruleId, place.artifactLocation.uri, place.region.startLine] == ['UseAfterDispose', store, 31]
assert results.findAll { it.baselineState == 'absent' }*.ruleId == ['DiscardedTensor']
assert new File(basedir, 'target/reports/tensorlint-aggregate.html').text.contains('UseAfterDispose')
assert new File(basedir, 'target/reports/lines.txt').text.startsWith('::error file=' + store + ',line=31,')
