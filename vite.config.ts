import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { inlineModules } from './scripts/vite/inline-modules.ts'
import { otherEnvironments } from './scripts/vite/other-environments.ts'
import { replaceInside } from './scripts/vite/replace-inside.ts'
import { startedByName } from './scripts/vite/started-by-name.ts'

/** Licences stay in built files, other comments of packages do not. */
const comments = { legal: true, annotation: false, jsdoc: false }

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineModules(),
    replaceInside({ '../createLucideIcon.mjs': 'web/ui/create-icon.tsx' }),
    otherEnvironments(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // Every visit loads the chunk `site`. To list the imports of its few late parts would cost 0.8 kB (decision 046).
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/site-') ? [] : files),
    },
  },
  experimental: {
    // Scripts name each other by relative URLs, so that a static copy of them works below any path. Pictures keep the
    // paths that pages have for them.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && /\.(js|css)$/.test(file) ? { relative: true } : undefined,
  },
  environments: {
    client: {
      // The preview of long texts is made in a worker: no package may take it for a window there.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|clsx|class-variance-authority)\//,
                },
                {
                  // Every page begins with these and their imports: as 50 small files they compress worse, by 16 kB.
                  name: 'site',
                  test: /\/web\/(root|site\/shell\/site-chrome|ui\/(carousel\/carousel|layout\/page-hero|picture\/picture))\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Built whole, the server loads only what the pages use of each package, and nothing of what React has
      // for development, wherever the built site runs.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: { rolldownOptions: { input: './web/server.ts', output: { comments } } },
    },
    ...(command === 'build' && {
      // The server in one file, its commands and workers in others: Node starts them in half the time that it takes to
      // find and read some 1,700 modules. Packages with parts in other languages stay outside.
      server: {
        resolve: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
        build: {
          outDir: 'build/salus',
          copyPublicDir: false,
          target: 'node24',
          rolldownOptions: { input: ['server/serve.ts', ...startedByName()], output: { comments } },
        },
      },
      // Filters and the search of a static copy. Built apart, so that the live site loads nothing of it.
      static: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/static',
          copyPublicDir: false,
          rolldownOptions: {
            input: 'web/static/static-answers.ts',
            preserveEntrySignatures: 'strict' as const,
            // Loaders of pages share files with modules that need the router.
            treeshake: { moduleSideEffects: false },
            output: { entryFileNames: 'answers.js', codeSplitting: false },
          },
        },
      },
    }),
  },
}))
