import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { publicSources } from './vite.public-sources.ts'
import { replaceInside } from './vite.replace-inside.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    publicSources(),
    replaceInside({ '../createLucideIcon.mjs': 'web/ui/create-icon.tsx' }),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // Every visit loads the site's own file: it need not name what its few late parts are made of.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/site-') ? [] : files),
    },
  },
  environments: {
    client: {
      // The preview of long texts is made in a worker: no package may take it for a window there.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files that compress as a whole.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|clsx|class-variance-authority)\//,
                },
                {
                  name: 'site',
                  test: /\/(lucide-react\/dist\/esm\/icons\/arrow-right\.mjs|web\/(root\.tsx|api\/loaded\.ts|content\/load-errors\.ts|site\/shell\/site-chrome\.tsx|ui\/picture\/picture\.tsx|head\/page-meta\.ts))$/,
                },
                {
                  // The words of the panels in one file: each file is named at two dozen routes of the manifest.
                  name: 'panels',
                  test: /\/web\/(admin\/[a-z-]+\/(activity|grants-panel|issue-panel|latest-posts|logos|own-pages|site-panel|suggestions|teams-panel|trash)-words|content\/(administrators|correspondence|profiles))\.ts$/,
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
      build: { rolldownOptions: { input: './web/server.ts' } },
    },
  },
}))
