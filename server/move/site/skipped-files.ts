import type { SkippedFile } from '#contract/move/move-in.ts'
import type { SiteFiles } from './files.ts'

/** Reasons why files are not imported, by file name. The first match wins. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/\.(?:jpe?g|png|gif|webp|avif|ico|tiff?|bmp)$/i, 'A picture that nothing shows which moves in'],
  [/\.svg$/i, 'An SVG: Salus takes those for logos alone'],
  [/\.(?:mp4|webm|mov|avi|mp3|wav|ogg)$/i, 'A film or a sound: add films to a page by hand'],
  [
    /\.(?:pdf|docx|pptx|xlsx|od[pst]|csv|txt|zip)$/i,
    'A document or data that nothing links to which moves in',
  ],
  [/\.(?:doc|ppt|xls|gz|tar|ipynb)$/i, 'Salus keeps no files of this kind'],
  [
    /\.(?:css|scss|sass|less|js|mjs|ts|woff2?|ttf|otf|eot|map|html?|liquid|tmpl)$/i,
    'Belongs to the look of the old site',
  ],
  [/(?:^|\/)(?:LICENSE|README|CHANGELOG|CONTRIBUTING|CITATION)/i, 'About the old site’s software'],
  [/^_?data\//, 'Data that Salus has no place for'],
  [/\.(?:ya?ml|toml|json|lock|rb|py|sh|cff|ini)$/i, 'A setting or a tool of the old site'],
]

const reasonOf = (name: string): string =>
  reasons.find(([shape]) => shape.test(name))?.[1] ?? 'Salus has no place for it'

export const listSkippedFiles = (files: SiteFiles): SkippedFile[] => [
  ...files.left,
  ...files.names
    .filter((name) => !files.isUsed(name))
    .map((source) => ({ source, reason: reasonOf(source) })),
]
