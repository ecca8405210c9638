import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { contentPages } from '#contract/content/pages.ts'
import { cn } from '#web/ui/cn.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { BrandForm } from './brand/brand-form.tsx'
import { brandForm as brandWords } from './brand-form-words.ts'
import { ContentForm } from './content-form.tsx'
import type { SiteList } from './load-site.ts'
import { MenusForm } from './menus-form.tsx'
import { ShippedList } from './shipped-list.tsx'
import { sitePanel as words } from './site-panel-words.ts'
import { useTypedContent, useTypedMenus } from './use-typed.ts'

/** What the pages say and show of their own, page by page, and the menus. */
export function SitePanel({ list }: { list: SiteList }) {
  const [key, setKey] = useState(useSearchParams()[0].get('page') ?? 'home')
  const page = contentPages.find((each) => each.key === key)
  const [field, setField] = useState(useSearchParams()[0].get('field') ?? '')
  const [typed, setTyped] = useTypedContent()
  const [menus, setMenus] = useTypedMenus()
  // A form that has been opened stays, with what was chosen in it, while another is looked at.
  const [hasBrand, setHasBrand] = useState(false)
  if (key === brandWords.key && !hasBrand) setHasBrand(true)
  return (
    <Panel title={words.title} intro={words.intro}>
      <Field name="page" label={words.page} className="max-w-xs">
        <Select value={key} onChange={({ target }) => setKey(target.value)}>
          {contentPages.map((each) => (
            <option key={each.key} value={each.key}>
              {each.label}
            </option>
          ))}
          <option value={words.stillShipped.key}>
            {words.stillShipped.label(list.shipped.length)}
          </option>
          <option value={words.menus.key}>{words.menus.label}</option>
          <option value={brandWords.key}>{brandWords.label}</option>
        </Select>
      </Field>
      {page && (
        <ContentForm page={page} list={list} unsaved={typed} onUnsaved={setTyped} field={field} />
      )}
      {key === words.stillShipped.key && (
        <ShippedList
          list={list}
          onOpen={(next, name) => {
            setField(name)
            setKey(next)
          }}
        />
      )}
      {key === words.menus.key && (
        <MenusForm saved={list.menus} unsaved={menus} onUnsaved={setMenus} />
      )}
      {hasBrand && (
        <div hidden={key !== brandWords.key} className={cn(key === brandWords.key && 'contents')}>
          <BrandForm brand={list.brand} content={list.published} />
        </div>
      )}
    </Panel>
  )
}
