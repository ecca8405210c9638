import { sitePages } from '#contract/pages.ts'
import { readLowContrastPairs } from '#server/site/contrast-store.ts'
import { createComputedCheck } from '../check.ts'

/** Colours derived from an accent colour always have enough contrast. Only colours set by hand are found. */
export const colourContrastCheck = createComputedCheck({
  name: 'colourContrast',
  label: 'Colours with too little contrast',
  weight: 62,
  findAll: async ({ queries }) =>
    (await readLowContrastPairs(queries)).map(({ theme, front, back }) => ({
      entity: 'siteBrand',
      id: 'brand',
      title: 'Colours of the site',
      text: `In the ${theme} theme ${front} on ${back} is hard to read.`,
      path: `${sitePages.site.path}?page=brand`,
      stamp: `${theme} ${front} ${back}`,
    })),
})
