// npm run release: writes release/salus-VERSION-linux-ARCH.tar.gz and its SHA-256 from the build, for both architectures.
// --arch x64|arm64: for one architecture only.
// --version V: instead of the version in package.json.
// --prove: also updates a bare Debian (--rootfs FOLDER: an existing one) from the release of an earlier commit (--from COMMIT, by
// default the previous one), tests failing updates, and checks the HTML.
// --check-html: only checks the HTML.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { layOutRelease } from './assemble.ts'
import { checkHtml } from './check-html.ts'
import { packRelease } from './pack.ts'
import { installPackages } from './packages.ts'
import { proveRelease } from './prove.ts'

const megabyte = 1_000_000
const most = { packed: 62 * megabyte, unpacked: 165 * megabyte }
const run = promisify(execFile)
const inMegabytes = (bytes: number): string => `${(bytes / megabyte).toFixed(1)} MB`

/** Returns commit and time of the sources, if they are in a Git repository. */
const origin = async (): Promise<{ commit: string | null; moment?: string }> => {
  const { stdout } = await run('git', ['log', '-1', '--format=%H %ct']).catch(() => ({
    stdout: '',
  }))
  const [commit, moment] = stdout.trim().split(' ')
  return { commit: commit || null, ...(moment && { moment }) }
}

const checkSizes = async (archive: string, folder: string): Promise<void> => {
  const { stdout } = await run('du', ['-sb', folder])
  const [packed, unpacked] = [statSync(archive).size, Number.parseInt(stdout, 10)]
  const told = `${inMegabytes(packed)} packed, ${inMegabytes(unpacked)} unpacked`
  console.log(`${archive}: ${told}`)
  if (packed <= most.packed && unpacked <= most.unpacked) return
  throw new Error(
    `A release is at most ${inMegabytes(most.packed)} packed and ${inMegabytes(most.unpacked)} unpacked; this is ${told}.`,
  )
}

const archiveOf = (arch: string, version: string) =>
  join('release', `salus-${version}-linux-${arch}.tar.gz`)

const makeRelease = async (arch: string, version: string): Promise<void> => {
  const work = join('release', `work-${arch}`)
  const archive = archiveOf(arch, version)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    const [packages, folder] = [join(work, 'packages'), join(work, 'salus')]
    console.log(`Fetching Node and packages for ${arch} …`)
    await installPackages(arch, packages)
    const { commit, ...when } = await origin()
    layOutRelease(folder, { packages, arch, version, commit })
    console.log('Packing it …')
    await packRelease(folder, archive, when)
    await checkSizes(archive, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    arch: { type: 'string', multiple: true },
    version: { type: 'string' },
    prove: { type: 'boolean', default: false },
    'check-html': { type: 'boolean', default: false },
    rootfs: { type: 'string' },
    from: { type: 'string', default: 'HEAD^' },
  },
})
const version = values.version ?? JSON.parse(readFileSync('package.json', 'utf8')).version
const archs = values['check-html'] ? [] : (values.arch ?? ['x64', 'arm64'])
for (const arch of archs) await makeRelease(arch, version)
if (values.prove || values['check-html']) await checkHtml()
if (values.prove) {
  const { rootfs, from } = values
  await proveRelease(archiveOf(process.arch, version), { rootfs, from })
}
