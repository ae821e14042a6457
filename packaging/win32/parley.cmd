@echo off
rem Starts Parley: a command of its command line, or the app.
rem A batch file waits for the program, which a prompt would not do, and returns its exit code.
setlocal
set "program=%~dp0..\..\Parley.exe"
set "first=%~1"
if not defined first goto app
if /i "%~x1" == ".parley" goto app
if "%first%" == "--help" goto command
if "%first%" == "-h" goto command
if "%first%" == "--version" goto command
if "%first%" == "-v" goto command
if "%first:~0,1%" == "-" goto app
:command
"%program%" --command-line -- %*
exit /b %errorlevel%
:app
start "" "%program%" %*
