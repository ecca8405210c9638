import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system in which a release is tested. */
export interface TestMachine {
  /** Description for the test's output. */
  readonly name: string
  readonly root: string
  /** Returns the path that programs on the machine use. */
  inside(path: string): string
  /** Builds the command to run a program on the machine, without this environment. */
  command(program: string, ...args: string[]): [string, string[]]
  end(): Promise<void>
}

const environment = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8']

/** Uses a folder of this machine, without Node in PATH. */
export const thisMachine = (folder: string): TestMachine => ({
  name: `this machine, in ${folder}, with no Node in its PATH`,
  root: folder,
  inside: (path) => join(folder, path),
  command: (program, ...args) => ['env', [...environment, join(folder, program), ...args]],
  end: async () => undefined,
})

/** Installs a minimal Debian, unless an earlier run did. */
const makeRoot = async (root: string): Promise<void> => {
  if (existsSync(join(root, 'etc/debian_version'))) return
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  console.log('Making a bare Debian with debootstrap (about a minute) …')
  await run('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: 1e8 })
}

/** Opens a machine without Node, npm and compiler by chroot. Needs root and debootstrap. */
export const openBareMachine = async (given: string | undefined): Promise<TestMachine> => {
  const root = resolve(given ?? 'release/rootfs')
  await makeRoot(root)
  await run('mount', ['-t', 'proc', 'proc', join(root, 'proc')])
  return {
    name: `a bare Debian in ${root}, by chroot`,
    root,
    inside: (path) => path,
    command: (program, ...args) => ['env', [...environment, 'chroot', root, program, ...args]],
    end: async () => {
      await run('umount', ['-l', join(root, 'proc')])
    },
  }
}
