import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ContentValue } from '#contract/content/group.ts'
import { contentPages } from '#contract/content/pages.ts'
import { brandForm as brandWords } from '#web/content/brand-form.ts'
import { sitePanel as words } from '#web/content/site-panel.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { Panel } from '#web/ui/list/panel.tsx'
import { BrandForm } from './brand/brand-form.tsx'
import { ContentForm } from './content-form.tsx'
import type { SiteList } from './load-site.ts'
import { MenusForm } from './menus-form.tsx'

/** What the pages say and show of their own, page by page, and the menus. */
export function SitePanel({ list }: { list: SiteList }) {
  const [key, setKey] = useState(useSearchParams()[0].get('page') ?? 'home')
  const page = contentPages.find((each) => each.key === key)
  // What was typed for one page stays while another is looked at.
  const [typed, setTyped] = useState<Readonly<Record<string, ContentValue>>>({})
  const [menus, setMenus] = useState(list.menus)
  return (
    <Panel title={words.title} intro={words.intro}>
      <Field name="page" label={words.page} className="max-w-xs">
        <Select value={key} onChange={({ target }) => setKey(target.value)}>
          {contentPages.map((each) => (
            <option key={each.key} value={each.key}>
              {each.label}
            </option>
          ))}
          <option value={words.menus.key}>{words.menus.label}</option>
          <option value={brandWords.key}>{brandWords.label}</option>
        </Select>
      </Field>
      {page && <ContentForm page={page} list={list} typed={typed} onTyped={setTyped} />}
      {key === words.menus.key && <MenusForm menus={menus} onChange={setMenus} />}
      {key === brandWords.key && <BrandForm brand={list.brand} content={list.published} />}
    </Panel>
  )
}
