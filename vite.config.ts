import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // Built whole, the server loads only what the pages use of each package.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: { rolldownOptions: { input: './web/server.ts' } },
    },
  },
}))
