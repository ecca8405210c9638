import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAccessGranted } from '#contract/call/role.ts'
import { contentPages } from '#contract/content/pages.ts'
import { LanguageTabs } from '#web/admin/editor/translation/language-tabs.tsx'
import { TranslationForm } from '#web/admin/editor/translation/translation-form.tsx'
import { useUserRole } from '#web/session/session.ts'
import { cn } from '#web/ui/cn.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { BrandForm } from './brand/brand-form.tsx'
import { brandFormStrings as brandWords } from './brand-form-strings.ts'
import { PageContentForm } from './content-form.tsx'
import { SiteLanguagesForm } from './languages-form.tsx'
import { languagesFormStrings as languageWords } from './languages-form-strings.ts'
import type { LoadedSitePanel } from './load-site.ts'
import { SiteMenusForm } from './menus-form.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'
import { translatableTextsOf } from './site-texts.ts'
import { UnchangedDefaultsList } from './unchanged-defaults-list.tsx'
import { useUnsavedContent, useUnsavedMenus } from './use-unsaved-edit.ts'

export function SitePanel({ list }: { list: LoadedSitePanel }) {
  const [key, setKey] = useState(useSearchParams()[0].get('page') ?? 'home')
  const page = contentPages.find((each) => each.key === key)
  const [field, setField] = useState(useSearchParams()[0].get('field') ?? '')
  const [typed, setTyped] = useUnsavedContent()
  const [menus, setMenus] = useUnsavedMenus()
  const isAdmin = isAccessGranted('admin', useUserRole())
  const { languages } = list.languages
  const [lang, setLang] = useState('')
  const translated = translatableTextsOf(key)
  // A form that was opened stays mounted, so that its input is kept.
  const [hasBrand, setHasBrand] = useState(false)
  if (key === brandWords.key && !hasBrand) setHasBrand(true)
  const [inLanguages, setInLanguages] = useState<readonly { lang: string; key: string }[]>([])
  const isShown = (each: { lang: string; key: string }) => each.lang === lang && each.key === key
  if (lang !== '' && translated && !inLanguages.some(isShown)) {
    setInLanguages([...inLanguages, { lang, key }])
  }
  return (
    <AdminPanel title={strings.title} intro={strings.intro}>
      <Field name="page" label={strings.page} className="max-w-xs">
        <Select value={key} onChange={({ target }) => setKey(target.value)}>
          <SelectOptions of={contentPages.map((each) => [each.key, each.label])} />
          <option value={strings.stillShipped.key}>
            {strings.stillShipped.label(list.shipped.length)}
          </option>
          <option value={strings.menus.key}>{strings.menus.label}</option>
          <option value={brandWords.key}>{brandWords.label}</option>
          {isAdmin && <option value={languageWords.key}>{languageWords.label}</option>}
        </Select>
      </Field>
      {translated && <LanguageTabs languages={languages} lang={lang} onLang={setLang} />}
      {inLanguages.map((each) => {
        const texts = translatableTextsOf(each.key)
        return (
          texts && (
            <div key={`${each.lang} ${each.key}`} hidden={!isShown(each)}>
              <TranslationForm
                {...texts}
                lang={each.lang}
                sourceLang={languages[0]?.code ?? ''}
                onTyped={() => undefined}
                onSaved={() => undefined}
              />
            </div>
          )
        )
      })}
      {page && lang === '' && (
        <PageContentForm
          page={page}
          list={list}
          unsaved={typed}
          onUnsaved={setTyped}
          field={field}
        />
      )}
      {key === strings.stillShipped.key && (
        <UnchangedDefaultsList
          list={list}
          onOpen={(next, name) => {
            setField(name)
            setKey(next)
          }}
        />
      )}
      {key === strings.menus.key && lang === '' && (
        <SiteMenusForm
          saved={list.menus}
          defaults={list.defaultMenus}
          unsaved={menus}
          onUnsaved={setMenus}
        />
      )}
      {key === languageWords.key && isAdmin && (
        <SiteLanguagesForm
          key={list.languages.version}
          languages={list.languages.languages}
          version={list.languages.version ?? 0}
        />
      )}
      {hasBrand && (
        <div
          hidden={key !== brandWords.key || lang !== ''}
          className={cn(key === brandWords.key && lang === '' && 'contents')}
        >
          <BrandForm brand={list.brand} content={list.published} />
        </div>
      )}
    </AdminPanel>
  )
}
