import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where a release is tried. */
export interface Machine {
  /** What it is, for readers of the proof. */
  readonly name: string
  /** Its root, as seen from here. */
  readonly root: string
  /** A path on it as its own programs name it. */
  inside(path: string): string
  /** The command that runs a program there, and nothing but what the machine itself has. */
  command(program: string, ...args: string[]): [string, string[]]
  end(): Promise<void>
}

const environment = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8']

/** This machine, below a folder and without a Node in its PATH. */
export const thisMachine = (folder: string): Machine => ({
  name: `this machine, in ${folder}, with no Node in its PATH`,
  root: folder,
  inside: (path) => join(folder, path),
  command: (program, ...args) => ['env', [...environment, join(folder, program), ...args]],
  end: async () => undefined,
})

/** A Debian with nothing but its base; made once, and used again. */
const makeRoot = async (root: string): Promise<void> => {
  if (existsSync(join(root, 'etc/debian_version'))) return
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  console.log('Making a bare Debian with debootstrap (about a minute) …')
  await run('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: 1e8 })
}

/** A machine without Node, npm and compiler: a root file system of its own, which needs root and debootstrap. */
export const openBareMachine = async (given: string | undefined): Promise<Machine> => {
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
