import { defineConfig } from 'vite'

/**
 * What answers in a copy of the site as files where a server would: filters, the search. Built apart, so that the live
 * site has nothing of it.
 */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'build/static',
    // Pages' loaders share files with what needs the router: nothing of that is used here.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
    lib: { entry: 'web/static/static-answers.ts', formats: ['es'], fileName: () => 'answers.js' },
  },
})
