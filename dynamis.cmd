@echo off
rem Starts the dynamis command line: finds a JDK 25 or newer, builds the project when needed, runs it.
rem   DYNAMIS_JAVA_OPTS  more options for the JVM
setlocal enabledelayedexpansion
set "ROOT=%~dp0"
set "BUILD=%ROOT%target\launcher"
set "JDK="

if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined JDK for /f "delims=" %%J in ('where java 2^>nul') do if not defined JDK call :try "%%~dpJ.."
for %%D in ("%ProgramFiles%\Java" "%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu" "%USERPROFILE%\.jdks") do (
  if not defined JDK if exist "%%~D" for /d %%J in ("%%~D\*") do if not defined JDK call :try "%%~J"
)
if not defined JDK (
  echo dynamis needs a JDK 25 or newer and found none: install one ^(for example from adoptium.net^) or set JAVA_HOME to it. 1>&2
  exit /b 1
)

set "STALE=1"
if exist "%BUILD%\stamp" (
  for /f %%S in ('powershell -NoProfile -Command "$t=(Get-Item '%BUILD%\stamp').LastWriteTime; $n=Get-ChildItem -Path '%ROOT%pom.xml','%ROOT%*\pom.xml','%ROOT%*\src\main' -Recurse -File | Where-Object { $_.LastWriteTime -gt $t } | Select-Object -First 1; if ($n) { 1 } else { 0 }"') do set "STALE=%%S"
)
if "%STALE%"=="1" call :build || exit /b 1

set "OPTIONS=-XX:+UseSerialGC"
if exist "%BUILD%\cache.aot" set "OPTIONS=-XX:AOTCache="%BUILD%\cache.aot" -Xlog:aot=off -Xlog:cds=off !OPTIONS!"
"%JDK%\bin\java" %DYNAMIS_JAVA_OPTS% %OPTIONS% -cp "%BUILD%\lib\*" dev.dynamis.cli.Dynamis %*
exit /b %errorlevel%

:try
if not exist "%~1\bin\javac.exe" exit /b 0
for /f "tokens=2 delims==" %%V in ('findstr /b JAVA_VERSION= "%~1\release" 2^>nul') do (
  for /f "tokens=1 delims=." %%M in ("%%~V") do if %%M GEQ 25 set "JDK=%~1"
)
exit /b 0

:build
where mvn >nul 2>nul || (echo dynamis needs Maven 3.8 or newer to build itself the first time: install it and run this again. 1>&2 & exit /b 1)
if not exist "%BUILD%" mkdir "%BUILD%"
del "%BUILD%\stamp" "%BUILD%\cache.aot" 2>nul
echo building dynamis ^(a first build fetches libraries and takes a minute or more^) 1>&2
set "JAVA_HOME=%JDK%"
pushd "%ROOT%"
call mvn -B -ntp -q -Dmaven.test.skip=true -pl cli -am package > "%BUILD%\log" 2>&1
set "FAILED=%errorlevel%"
popd
if not "%FAILED%"=="0" (
  echo dynamis could not be built; see "%BUILD%\log" 1>&2
  exit /b 1
)
if exist "%BUILD%\lib" rmdir /s /q "%BUILD%\lib"
mkdir "%BUILD%\lib"
copy /y "%ROOT%cli\target\dynamis-cli.jar" "%BUILD%\lib" >nul
copy /y "%ROOT%cli\target\lib\*.jar" "%BUILD%\lib" >nul
"%JDK%\bin\java" -XX:AOTCacheOutput="%BUILD%\cache.aot" -XX:+UseSerialGC -cp "%BUILD%\lib\*" dev.dynamis.cli.Dynamis --help >> "%BUILD%\log" 2>&1
echo built > "%BUILD%\stamp"
exit /b 0
