import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { systemPath } from './packages.ts'

const run = promisify(execFile)

// 30 MB of Java that only this check needs, so it is downloaded at the first run instead of being a dependency.
const checker = 'vnu-jar@26.9.27'
const folder = join('node_modules', '.cache', 'nu-checker')
const jar = resolve(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')

/**
 * Not reported:
 * - CSS, because the checker lacks recent features
 * - slashes of void elements, which change nothing
 * - policies of files, which have no origin here
 * - languages guessed from examples with English texts
 */
const unreported = ['CSS: ', 'Trailing slash ', '.* violates Content Security Policy'].join('|')
const options = ['--no-langdetect', '--filterpattern', `(${unreported}).*`]

const maxOutputBytes = 64 * 1024 * 1024

export const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

const fetchChecker = async (): Promise<void> => {
  if (existsSync(jar)) return
  mkdirSync(folder, { recursive: true })
  const quietly = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, PATH: systemPath }
  await run('npm', ['install', '--prefix', folder, ...quietly, checker], { env })
}

/** Returns the errors and warnings of the Nu HTML checker for the HTML files in a folder, one per line. */
export const checkHtmlFolder = async (files: string): Promise<string[]> => {
  await fetchChecker()
  const format = ['--format', 'gnu', '--stdout', '--exit-zero-always', '--skip-non-html']
  const { stdout } = await run('java', ['-jar', jar, ...format, ...options, files], {
    maxBuffer: maxOutputBytes,
  })
  return stdout.split('\n').filter((line) => line !== '')
}
