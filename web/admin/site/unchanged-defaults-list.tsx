import type { ContentField } from '#contract/content/content-field.ts'
import type { ContentName } from '#contract/content/fields.ts'
import { contentDefaults, contentFields, isContentName } from '#contract/content/fields.ts'
import type { ContentValue } from '#contract/content/group.ts'
import { contentPages } from '#contract/content/pages.ts'
import { sitePages } from '#contract/pages.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type ExampleSettingName, exampleSettingOf } from '#contract/site/example-settings.ts'
import { siteApi } from '#contract/site/site.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { LoadedSitePanel } from './load-site.ts'
import { sitePanelStrings } from './site-panel-strings.ts'
import { hasSameJson, isContentList, isContentPicture } from './value-kinds.ts'

const strings = sitePanelStrings.stillShipped

/** Returns the texts of a value in one line. */
const excerptOf = (field: ContentField, value: ContentValue): string => {
  if (isContentPicture(value)) return value.alt
  if (!isContentList(value)) return value
  const parts = field.kind === 'list' ? Object.entries(field.parts) : []
  const texts = parts.filter(([, { kind }]) => kind === 'line' || kind === 'text')
  return value.map((entry) => texts.flatMap(([name]) => entry[name] || []).join(': ')).join(' · ')
}

type ShippedListProps = {
  list: Pick<LoadedSitePanel, 'shipped' | 'draft' | 'version'>
  onOpen: (page: string, name: string) => void
}

/** Lists texts and images that still have their default values, by page. */
export function UnchangedDefaultsList({ list, onOpen }: ShippedListProps) {
  const names = list.shipped.filter(isContentName)
  const fit = useApiCall(siteApi.setFitting)
  const groups = contentPages
    .map((page) => ({
      page,
      names: names.filter((name) => contentFields[name].on[0] === page.key),
    }))
    .filter((group) => group.names.length > 0)
  const settings = list.shipped.flatMap((name) => exampleSettingOf(name) ?? [])
  if (groups.length + settings.length === 0) return <EmptyState {...strings.none} />
  return (
    <div className="grid gap-10">
      <p role="status" className="text-ink-soft">
        {strings.count(names.length + settings.length)}
      </p>
      {settings.length > 0 && <ExampleSettings names={settings} />}
      {groups.map(({ page, names: own }) => (
        <section key={page.key} aria-labelledby={`shipped-${page.key}`}>
          <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-3">
            <h2 id={`shipped-${page.key}`} className="display text-xl">
              {page.label}
            </h2>
            <Button
              size="sm"
              variant="quiet"
              disabled={fit.pending}
              onClick={() => fit.run({ names: [...own], fits: true })}
            >
              {strings.allFit}
              <span className="sr-only">: {page.label}</span>
            </Button>
          </header>
          <ul className="divide-y divide-line">
            {own.map((name) => (
              <ShippedField
                key={name}
                name={name}
                list={list}
                onOpen={() => onOpen(page.key, name)}
                onFits={() => fit.run({ names: [name], fits: true })}
                pending={fit.pending}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Lists settings of the example group, which are changed in the Settings panel. */
function ExampleSettings({ names }: { names: readonly ExampleSettingName[] }) {
  return (
    <section aria-labelledby="shipped-settings">
      <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-3">
        <h2 id="shipped-settings" className="display text-xl">
          {strings.settings.title}
        </h2>
        <Link to={sitePages.settings.path} className="link text-sm">
          {strings.settings.change}
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name} className="py-4">
            <p className="font-medium text-sm">{strings.settings.names[name]}</p>
            <p className="line-clamp-2 whitespace-pre-line text-ink-soft text-sm wrap-anywhere">
              {[defaultSettings[name]]
                .flat()
                .map((each) => (typeof each === 'string' ? each : each.network))
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ShippedFieldProps = {
  name: ContentName
  list: ShippedListProps['list']
  pending: boolean
  onOpen: () => void
  onFits: () => void
}

function ShippedField({ name, list, pending, onOpen, onFits }: ShippedFieldProps) {
  const field = contentFields[name]
  const { label, section } = field
  const shipped = contentDefaults[name] ?? ''
  const hide = useApiCall(siteApi.updateContent)
  const sections = list.draft['home.sections'] ?? ''
  const isHidden = isContentList(sections) && !sections.some((each) => each.section === section)
  const isInDraft = !hasSameJson(list.draft[name], shipped) || (section !== undefined && isHidden)
  const hideSection = () =>
    hide.run({
      version: list.version,
      fields: {
        'home.sections': isContentList(sections)
          ? sections.filter((each) => each.section !== section)
          : [],
      },
    })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 max-w-measure flex-1 basis-72">
        <p className="font-medium text-sm">{label}</p>
        <p className="line-clamp-2 text-ink-soft text-sm wrap-anywhere">
          {excerptOf(field, shipped)}
        </p>
        {isInDraft && <p className="mt-1 text-signal-strong text-sm">{strings.inDraft}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {strings.change}
          <span className="sr-only">: {label}</span>
        </Button>
        <Button size="sm" variant="quiet" disabled={pending} onClick={onFits}>
          {strings.fits}
          <span className="sr-only">: {label}</span>
        </Button>
        {section && !isHidden && (
          <Button size="sm" variant="quiet" pending={hide.pending} onClick={hideSection}>
            {strings.hide}
            <span className="sr-only">: {sitePanelStrings.sections[section]}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
