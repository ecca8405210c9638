import { useMemo } from 'react'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import type { ImportedSite } from '#contract/move/move-in.ts'
import { brandLogoCss, brandThemeCss, resetLogoCss } from '#contract/site/brand-theme.ts'
import { SitePreview } from '#web/admin/editor/draft/live-site-preview.tsx'
import { buildHeadlineFontCss } from '#web/frame/headline-font-css.ts'
import { siteImportStrings as strings } from './move-in-strings.ts'

/** Shows the home page as it would be after the import, with the settings of the old site beside it. */
export function ImportedSitePreview({ site, isChosen }: { site: ImportedSite; isChosen: boolean }) {
  const { settings, look, menus } = site
  const preview = useMemo(
    () => ({
      content: parseStoredContent(site.content),
      look: {
        sheet:
          brandThemeCss(look.colors) +
          buildHeadlineFontCss(look.face) +
          (brandLogoCss(look) || resetLogoCss),
        name: settings.name,
        shortName: settings.shortName || settings.name,
      },
      frame: { settings, menus },
    }),
    [site, settings, look, menus],
  )
  const facts = [
    [strings.facts.name, settings.name],
    [strings.facts.tagline, settings.tagline],
    [strings.facts.address, settings.address],
    [strings.facts.email, settings.email],
    [strings.facts.phone, settings.phone],
    [strings.facts.social, settings.social.map(({ network }) => network).join(', ')],
    [
      strings.facts.menu,
      [...menus.header, ...menus.more, ...menus.contact].map(({ label }) => label).join(' · '),
    ],
  ] as const
  if (!isChosen) return <p className="text-ink-soft text-sm">{strings.homeLeftOut}</p>
  return (
    <section aria-labelledby="imported-home" className="grid gap-4 border-line border-b pb-6">
      <h3 id="imported-home" className="font-medium">
        {strings.home}
      </h3>
      <SitePreview path="/" edited="" onPick={() => undefined} {...preview} />
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {value || <span className="text-ink-faint">{strings.notStated}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
