import { parseArgs } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { EnvError, readEnv } from '#server/env.ts'
import { explainError, printError, printLine } from '#server/process/command.ts'
import { type NamedFinding, runDoctorChecks } from './examine.ts'

const readArguments = () => {
  try {
    const options = { json: { type: 'boolean', default: false }, mail: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch (cause) {
    throw new OperatorError('Usage: salus doctor [--json] [--mail ADDRESS]', { cause })
  }
}

/** Runs all checks. Reports only invalid settings if there are any. */
const runChecks = async (mailTo: string | undefined): Promise<NamedFinding[]> => {
  try {
    return await runDoctorChecks({ env: readEnv(process.env), mailTo, now: new Date() })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const remedy = 'Correct them; the README lists what each may be.'
    return [{ name: 'settings', state: 'wrong', says: error.message, remedy }]
  }
}

const signs = { fine: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

const print = (findings: readonly NamedFinding[]): void => {
  for (const finding of findings) {
    printLine(`${signs[finding.state]}  ${finding.name}: ${finding.says}`)
    if (finding.state !== 'fine') printLine(`         → ${finding.remedy}`)
  }
}

try {
  const { json, mail } = readArguments()
  const findings = await runChecks(mail)
  const isWell = findings.every(({ state }) => state !== 'wrong')
  if (json) printLine(JSON.stringify({ isWell, findings }, null, 2))
  else print(findings)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  printError(explainError(error))
  process.exitCode = 2
}
