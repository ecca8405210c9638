import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts files of ours in the place of modules inside of packages, by how those are imported there. No package promises to
 * keep its inside, so a build in which a replacement is not used, or the original is, fails.
 */
export const replaceInside = (files: Readonly<Record<string, string>>): Plugin => ({
  name: 'salus:replace-inside',
  enforce: 'post',
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
