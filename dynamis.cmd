@echo off
rem Starts the dynamis command line: finds a JDK 25 or newer, builds the project when needed, runs it.
rem   DYNAMIS_JAVA_OPTS  more options for the JVM
rem   DYNAMIS_BUILD      folder for what is built, instead of target\launcher
setlocal enabledelayedexpansion
set "ROOT=%~dp0"
set "BUILD=%ROOT%target\launcher"
if defined DYNAMIS_BUILD set "BUILD=%DYNAMIS_BUILD%"
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

rem the builder waits for one that is at work already, and then leaves its result to the next look
:look
call :stale
if "%STALE%"=="1" (
  where mvn >nul 2>nul || (echo dynamis needs Maven 3.8 or newer to build itself the first time: install it and run this again. 1>&2 & exit /b 1)
  "%JDK%\bin\java" -XX:TieredStopAtLevel=1 "%ROOT%build\Build.java" "%ROOT%." "%BUILD%" "%SEEN%" || exit /b 1
  goto :look
)

set "CACHE="
set /p TRAINED=<"%BUILD%\%SEEN%\jdk"
for %%A in ("%TRAINED%") do for %%B in ("%JDK%") do if /i "%%~fA"=="%%~fB" set "CACHE="@%BUILD%\%SEEN%\cache""
set "CLASSES="@%BUILD%\%SEEN%\classpath""
if defined DYNAMIS_CLASSES set "CLASSES=-cp "%BUILD%\%SEEN%\*;%DYNAMIS_CLASSES%""
"%JDK%\bin\java" %DYNAMIS_JAVA_OPTS% %CACHE% -XX:+UseSerialGC "-Ddynamis.root=%ROOT%." "-Ddynamis.result=%BUILD%\%SEEN%" %CLASSES% dev.dynamis.cli.Dynamis %*
exit /b %errorlevel%

:try
if not exist "%~1\bin\javac.exe" exit /b 0
for /f "tokens=2 delims==" %%V in ('findstr /b JAVA_VERSION= "%~1\release" 2^>nul') do (
  for /f "tokens=1 delims=." %%M in ("%%~V") do if %%M GEQ 25 set "JDK=%~1"
)
exit /b 0

:stale
set "SEEN=none"
set "STALE=1"
if not exist "%BUILD%\current" exit /b 0
set /p SEEN=<"%BUILD%\current"
if not exist "%BUILD%\%SEEN%\classpath" exit /b 0
for /f %%S in ('powershell -NoProfile -Command "$t=(Get-Item '%BUILD%\current').LastWriteTime; $n=Get-ChildItem -Path '%ROOT%pom.xml','%ROOT%*\pom.xml','%ROOT%*\src\main' -Recurse -File | Where-Object { $_.LastWriteTime -gt $t } | Select-Object -First 1; if ($n) { 1 } else { 0 }"') do set "STALE=%%S"
exit /b 0
