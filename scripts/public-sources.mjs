import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

const entries = /\/web\/(root\.tsx|routes\/(public|account)\/)/
const beyond = /\/node_modules\/|\/web\/routes\/admin\//

/**
 * Writes down the code that public pages can load, so that the style sheet within them (web/site.css) has
 * nothing of the admin area. The site is built for browsers first, and for the server after that.
 * @returns {import('vite').Plugin}
 */
export const publicSources = () => ({
  name: 'salus:public-sources',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    /** @type {Map<string, string>} */
    const code = new Map()
    /** @param {string} id */
    const collect = (id) => {
      const module = this.getModuleInfo(id)
      if (!module || code.has(id) || beyond.test(id)) return
      code.set(id, module.code ?? '')
      for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) collect(next)
    }
    for (const id of this.getModuleIds()) if (entries.test(id)) collect(id)
    const file = join(root, 'build/public-sources.js')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, [...code.values()].join('\n'))
  },
})
