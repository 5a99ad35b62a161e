#!/bin/sh
# Lints one target with the Java of the machine.
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$0.runfiles/__main__/tools/tensorlint/tensorlint-scale-spark.jar" \
  dev.tensorlint.scale.worker.ActionMain "$@"
