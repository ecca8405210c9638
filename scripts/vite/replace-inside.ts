import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces modules inside of packages, named as they are imported there, by files of ours. A package may change its inside
 * at any time, so the client's build fails if a replacement is unused or an original is used.
 */
export const replaceInside = (files: Readonly<Record<string, string>>): Plugin => ({
  name: 'salus:replace-inside',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({
    resolve: {
      alias: Object.entries(files).map(([find, file]) => ({ find, replacement: resolve(file) })),
    },
  }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    for (const [find, file] of Object.entries(files)) {
      const original = `/${find.replace(/^[./]+/, '')}`
      const left = modules.find((id) => id.includes('/node_modules/') && id.includes(original))
      if (left) this.error(`${left} is still used: have ${find} replaced by ${file} again`)
      if (!modules.includes(resolve(file)))
        this.error(`Nothing uses ${find} any more: leave ${file} out`)
    }
  },
})
