import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hardLinkDuplicates } from './hard-link-duplicates.ts'
import { stripSymbols } from './strip-symbols.ts'

/** Paths of the project that a release contains unchanged. */
export const releasedPaths = [
  'build/client',
  'build/server',
  'build/salus',
  'build/static',
  'server/tools/demo/pictures',
  'server/tools/demo/figures',
  'web/ui/styles/newsreader-display.woff2',
  'web/ui/styles/newsreader-display-ext.woff2',
  'server/public/share/noto-sans-sc.woff2',
  'deploy',
  'docs/operations.md',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
  'NOTICE',
]

/** Whether a release contains a file of a package: code and licences, and the fonts for sharing images. */
const isShipped = (path: string): boolean =>
  path.includes('/@fontsource') && path.endsWith('.woff2')
    ? /(-latin(-ext)?-(wght|400)|-500)-normal\.woff2$/.test(path)
    : !/\.(md|map|d\.ts|d\.cts|d\.mts|css|scss|woff)$/.test(path) &&
      !/\/sharp\/(src|install)$/.test(path)

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const write = (file: string, content: object) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/**
 * Whether a release contains a built file. Excludes this machine's compile cache, and gzip variants because almost all browsers
 * support Brotli.
 */
const isShippedOfBuild = (path: string): boolean =>
  !/\/compile-cache$|^build\/client\/.*\.gz$/.test(path)

const link = (target: string, path: string) => {
  if (!existsSync(path)) symlinkSync(target, path)
}

export interface ReleaseParts {
  /** Folder with the installed packages, including Node. */
  readonly packages: string
  readonly arch: string
  readonly version: string
  readonly commit: string | null
}

/** Lays out a release as it is unpacked: folders of versions, and a link to the current one. */
export const layOutRelease = (
  folder: string,
  { packages, arch, version, commit }: ReleaseParts,
): void => {
  const own = join(folder, 'versions', version)
  mkdirSync(own, { recursive: true })
  for (const path of releasedPaths) {
    cpSync(path, join(own, path), { recursive: true, filter: isShippedOfBuild })
  }
  const modules = join(packages, 'node_modules')
  const node = join(modules, `node-linux-${arch}`)
  const program = stripSymbols(readFileSync(join(node, 'bin', 'node')))
  writeFileSync(join(own, 'node'), program, { mode: 0o755 })
  cpSync(join(node, 'LICENSE'), join(own, 'node.LICENSE'))
  cpSync(modules, join(own, 'node_modules'), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const path = file.slice(modules.length)
      return !/^\/(\.|node-linux-)/.test(path) && isShipped(path)
    },
  })
  const { name, type, license } = read('package.json')
  write(join(own, 'package.json'), { name, version, type, license, private: true })
  const told = { version, arch, node: read(join(node, 'package.json')).version, commit }
  write(join(own, 'release.json'), told)
  cpSync('deploy/salus', join(own, 'salus'))
  hardLinkDuplicates(own)
  link(`versions/${version}`, join(folder, 'current'))
  link('current/salus', join(folder, 'salus'))
}
