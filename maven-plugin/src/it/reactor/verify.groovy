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
    new JsonSlurper().parse(file).findings.each {
      found << "${new File(it.file).name}:${it.line} ${it.rule}".toString()
    }
  }
}
assert wanted.size() == 27
assert found == wanted

def jar = new java.util.zip.ZipFile(new File(basedir, 'basics/target/basics-1.jar'))
assert jar.getEntry('META-INF/tensorlint/basics.summary') != null : 'the summary travels'
jar.close()
