@echo off
rem SPDX-License-Identifier: Apache-2.0
rem SPDX-FileCopyrightText: The TensorLint authors
rem
rem Starts TensorLint: with the Java of this package, if it has one, else with that of JAVA_HOME
rem or of the PATH. TENSORLINT_JAVA_OPTS is handed to it.

setlocal
set "home=%~dp0.."
if exist "%home%\java\bin\java.exe" (
  set "java=%home%\java\bin\java.exe"
) else if defined JAVA_HOME (
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  set "java=java.exe"
)
set "quick=-XX:TieredStopAtLevel=1 -XX:C1MaxInlineSize=20 -XX:+UseSerialGC -XX:MaxNewSize=32m"
if "%~1"=="language-server" set "quick="
"%java%" -Xshare:auto %quick% %TENSORLINT_JAVA_OPTS% -cp "%home%\lib\*" dev.tensorlint.cli.Main %*
exit /b %ERRORLEVEL%
