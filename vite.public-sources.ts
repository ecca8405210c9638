import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const entries = /\/web\/(root\.tsx|site\/)/
const beyond = /\/node_modules\/|\/web\/admin\//

/**
 * Writes down the code that public pages can load, so that the style sheet within them (web/site.css) has
 * nothing of the admin area. The site is built for browsers first, and for the server after that.
 */
export const publicSources = (): Plugin => ({
  name: 'salus:public-sources',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const code = new Map<string, string>()
    const collect = (id: string) => {
      const module = this.getModuleInfo(id)
      if (!module || code.has(id) || beyond.test(id)) return
      code.set(id, module.code ?? '')
      for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) collect(next)
    }
    for (const id of this.getModuleIds()) if (entries.test(id)) collect(id)
    mkdirSync('build', { recursive: true })
    writeFileSync('build/public-sources.js', [...code.values()].join('\n'))
  },
})
