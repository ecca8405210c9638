import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { inlineModules } from './scripts/vite/inline-modules.ts'
import { otherEnvironments } from './scripts/vite/other-environments.ts'
import { replaceInside } from './scripts/vite/replace-inside.ts'
import { startedByName } from './scripts/vite/started-by-name.ts'

/** Keeps licences in built files and drops other comments of packages. */
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
      // Every visit loads the chunk `site`. Listing the imports of its few lazy chunks would add
      // 0.8 kB (decision 046).
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/site-') ? [] : files),
    },
  },
  experimental: {
    // Relative URLs make scripts work below any path, as static copies need. Pictures keep absolute
    // paths, as in pages.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && /\.(js|css)$/.test(file) ? { relative: true } : undefined,
  },
  environments: {
    client: {
      // The preview of long texts runs in a worker, where packages must not expect a window.
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
                  // Every page starts with these modules and their imports. As 50 small files, they
                  // would be 16 kB larger when compressed.
                  name: 'site',
                  test: /\/web\/(root|api\/loaded|content\/about-title|site\/shell\/(site-chrome|still-picture)|ui\/(carousel\/carousel|layout\/page-hero|picture\/picture))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled packages contain only code that pages use, and React without its development code,
      // independent of where the build runs.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: { rolldownOptions: { input: './web/server.ts', output: { comments } } },
    },
    ...(command === 'build' && {
      // One file for the server and one per command or worker: Node starts them twice as fast as
      // some 1,700 modules. Packages with native code stay external.
      server: {
        resolve: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
        build: {
          outDir: 'build/salus',
          copyPublicDir: false,
          target: 'node24',
          rolldownOptions: { input: ['server/serve.ts', ...startedByName()], output: { comments } },
        },
      },
      // Filters and search of static copies. Built separately, so that the live site loads nothing
      // of it.
      static: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/static',
          copyPublicDir: false,
          rolldownOptions: {
            input: 'web/static/static-answers.ts',
            preserveEntrySignatures: 'strict' as const,
            // Loaders of pages share files with modules that import the router.
            treeshake: { moduleSideEffects: false },
            output: { entryFileNames: 'answers.js', codeSplitting: false },
          },
        },
      },
    }),
  },
}))
