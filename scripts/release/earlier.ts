import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Hard-links the installed packages. The earlier commit installs those that differ. */
const lendPackages = async (tree: string): Promise<void> => {
  await run('cp', ['-al', 'node_modules', join(tree, 'node_modules')])
  // npm writes this file in place, which would change the original.
  const list = join('node_modules', '.package-lock.json')
  rmSync(join(tree, list))
  copyFileSync(list, join(tree, list))
}

/** Builds the release of an earlier commit in a Git worktree of its own. Returns the archive for this machine. */
export const buildReleaseOfCommit = async (commit: string, version: string): Promise<string> => {
  const tree = resolve('release', 'earlier')
  const name = `salus-${version}-linux-${process.arch}.tar.gz`
  await run('git', ['worktree', 'remove', '--force', tree]).catch(() => undefined)
  await run('git', ['worktree', 'add', '--detach', tree, commit])
  try {
    await lendPackages(tree)
    const options = ['--arch', process.arch, '--version', version]
    const args = [join(tree, 'scripts/run.mjs'), 'release', ...options]
    const child = spawn(process.execPath, args, { cwd: tree, stdio: 'inherit' })
    const [code] = await once(child, 'close')
    const made = join(tree, 'release', name)
    if (code !== 0 || !existsSync(made)) throw new Error(`The release of ${commit} failed.`)
    const kept = resolve('release', name)
    for (const ending of ['', '.sha256']) copyFileSync(made + ending, kept + ending)
    return kept
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree])
  }
}
