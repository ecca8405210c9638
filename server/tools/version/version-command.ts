import { version } from '#server/base/process/version.ts'
import { say } from '#server/process/command.ts'

say(`Salus ${version}`)
