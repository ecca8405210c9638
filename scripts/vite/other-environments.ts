import type { Plugin } from 'vite'

/** Builds the remaining environments after React Router has built its two, which empties the build folder. */
export const otherEnvironments = (): Plugin => ({
  name: 'salus:other-environments',
  buildApp: {
    order: 'post',
    async handler({ environments, build }) {
      for (const each of Object.values(environments)) if (!each.isBuilt) await build(each)
    },
  },
})
