; Included by the installer. Makes `parley` a command: a script in a folder that Windows has in every user's PATH.

!define COMMAND_SCRIPT "$LOCALAPPDATA\Microsoft\WindowsApps\parley.cmd"

!macro customInstall
  FileOpen $0 "${COMMAND_SCRIPT}" w
  FileWrite $0 '@"%LOCALAPPDATA%\Programs\${APP_FILENAME}\resources\bin\parley.cmd" %*$\r$\n'
  FileClose $0
!macroend

!macro customUnInstall
  Delete "${COMMAND_SCRIPT}"
!macroend
