import { join } from 'node:path'
import { node24, run, tool } from './command.mjs'
import { messageOf, step } from './step.mjs'

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'media', 'scripts']

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  'format and lint': async () => {
    await run(...tool('biome', 'ci', '--colors=off', '.'))
  },
  types: async () => {
    await run(...tool('react-router', 'typegen'))
    // Incremental: only changes since the last check are examined.
    for (const project of ['.', 'scripts']) {
      const memory = join('node_modules', '.cache', 'tsc', `${project}.tsbuildinfo`)
      const remembered = ['--incremental', '--tsBuildInfoFile', memory]
      // Several checkers would each resolve the same types, and a build needs the other core.
      await run(...tool('tsc', '-p', project, '--checkers', '1', ...remembered))
    }
  },
  boundaries: async () => {
    const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long']
    const output = await run(...tool('depcruise', ...options, ...folders))
    // If no parser reads TypeScript, dependency-cruiser silently examines nothing.
    if (!/\([1-9]\d* modules/.test(output)) throw new Error(`No module was looked at:\n${output}`)
  },
  comments: async () => {
    await run(node24, ['scripts/comment-style.ts'])
  },
  'dead code': async () => {
    await run(...tool('knip'))
  },
}

/** Runs every check and prints a line for each, with the whole output of failed ones. */
export async function check() {
  /** @type {{ passed: number, failures: string[] }} */
  const total = { passed: 0, failures: [] }
  for (const [name, work] of Object.entries(steps)) {
    try {
      await step(name, work)
      total.passed += 1
    } catch (error) {
      console.log(messageOf(error))
      total.failures.push(`check: ${name}`)
    }
  }
  return total
}
