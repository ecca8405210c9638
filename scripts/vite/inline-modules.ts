import { build, type Plugin } from 'vite'

/**
 * Makes an import of `….ts?inline` the text of that module and of all that it imports, for a script within a page.
 */
export const inlineModules = (): Plugin => ({
  name: 'salus:inline-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?inline$/ },
    async handler(id) {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          lib: { entry: id.replace(/\?.*/, ''), formats: ['iife'], name: 'inline' },
          rolldownOptions: { treeshake: { moduleSideEffects: false } },
        },
      })
      const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      const chunks = parts.filter((part) => part.type === 'chunk')
      for (const { moduleIds } of chunks) for (const module of moduleIds) this.addWatchFile(module)
      return `export default ${JSON.stringify(chunks.map(({ code }) => code).join(''))}`
    },
  },
})
