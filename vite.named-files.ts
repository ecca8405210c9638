import { realpathSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What is loaded together though it lies in different places, by the name of the file that browsers get. */
const sourcesOf = {
  // What every page needs beside the framework: in one file it compresses as a whole.
  site: [
    'node_modules/lucide-react/dist/esm/icons/arrow-right.mjs',
    'node_modules/lucide-react/dist/esm/icons/play.mjs',
    'contract/media/picture-facts.ts',
    'web/root.tsx',
    'web/api/loaded.ts',
    'web/content/about-title.tsx',
    'web/head/page-meta.ts',
    'web/site/shell/site-chrome.tsx',
    'web/site/shell/still-picture.tsx',
    'web/ui/layout/page-hero.tsx',
    'web/ui/picture/picture.tsx',
    'web/ui/text/title-size.ts',
    'web/ui/use-near-view.ts',
  ],
  // What home and the pages about the group tell of it.
  purpose: [
    'contract/content/labels/home.ts',
    'contract/content/purpose.ts',
    'web/site/shell/page-media.ts',
  ],
}

const nameOf = new Map(
  Object.entries(sourcesOf).flatMap(([name, paths]) =>
    paths.map((path) => [realpathSync(path), name] as const),
  ),
)

/** The file for a module that is named above. */
export const namedFile = (id: string): string | null => nameOf.get(id) ?? null

/** Fails the build when what is named above is not there, or no page uses it any more. */
export const checkNamedFiles = (): Plugin => ({
  name: 'salus:named-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const path of nameOf.keys())
      if (!this.getModuleInfo(path))
        this.error(`${path} is named in vite.named-files.ts, but unused`)
  },
})
