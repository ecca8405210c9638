import { version } from '#server/base/process/version.ts'
import { printLine } from '#server/process/command.ts'

printLine(`Salus ${version}`)
