import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { isForEditors, openEntries } from './vite.for-editors.ts'
import { inlineModules } from './vite.inline-modules.ts'
import { checkNamedFiles, namedFile } from './vite.named-files.ts'
import { fileOfPages } from './vite.public-pages.ts'
import { replaceInside } from './vite.replace-inside.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineModules(),
    openEntries(),
    checkNamedFiles(),
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
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|clsx|class-variance-authority)\//,
                },
                { name: namedFile },
                {
                  // The words of the panels in one file, those that come with a form apart: each file is named at two dozen
                  // routes of the manifest.
                  name: 'panels',
                  test: /\/web\/(admin\/(?!command|shell|overview)[a-z-]+\/[a-z-]+(?<!-form|-import)-words|content\/(administrators|correspondence|profiles))\.ts$/,
                },
                {
                  // What several panels need and no visitor: else a panel is made of a hundred files.
                  name: (id, context) => (isForEditors(id, context) ? 'editors' : null),
                  minShareCount: 2,
                  // What it needs of others is in their files: no public page may need this one.
                  includeDependenciesRecursively: false,
                },
                {
                  // What public pages share with previews, panels and each other: else each is made of thirty small files.
                  name: fileOfPages,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
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
      build: {
        rolldownOptions: {
          input: './web/server.ts',
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
  },
}))
