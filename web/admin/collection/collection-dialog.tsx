import { type ReactNode, useState } from 'react'
import {
  type Collection,
  type CollectionDefinition,
  collectionApi,
  collectionEntity,
} from '#contract/collection/collection.ts'
import { collectionPanelPath } from '#contract/collection/panel-path.ts'
import {
  createEntryDialogCalls,
  type EntryDialogCalls,
} from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { FormOrPageTabs, type FormOrPageView } from '#web/admin/editor/panel/view-tabs.tsx'
import { cn } from '#web/ui/cn.ts'
import { CheckField } from './check-field.tsx'
import { CollectionPreview } from './collection-preview.tsx'
import {
  collectionListStrings as listStrings,
  collectionFormStrings as strings,
} from './collections-strings.ts'
import { FieldsInput } from './fields-input.tsx'
import { ListFields } from './list-fields.tsx'
import type { ListedCollection } from './load-collections.ts'
import { NameFields } from './name-fields.tsx'

const calls: EntryDialogCalls = {
  ...createEntryDialogCalls({ definition: collectionEntity, api: collectionApi }, listStrings),
  fromHistory: ({ one, many, ...state }) => ({ ...state, names: { one, many } }),
}

type Initial = Omit<CollectionDefinition, 'key' | 'names' | 'folder'>

const emptyCollection: Initial = {
  intro: '',
  schema: '',
  fields: [],
  dates: 'none',
  order: 'newest',
  look: 'rows',
  past: 'together',
  hasPages: true,
  filters: [],
  inMenu: true,
  inFeed: false,
  inNewsletter: false,
}

const placeNames = ['inMenu', 'inFeed', 'inNewsletter'] as const

type CollectionDialogProps = ListEntryDialogProps<ListedCollection> & {
  all: readonly ListedCollection[]
}

/** Form of a collection's definition, with a live preview of its pages. */
export function CollectionDialog({ all, ...props }: CollectionDialogProps) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-[96rem]">
      {(collection) => (
        <CollectionFields
          saved={collection}
          others={all.filter(({ _id }) => _id !== collection?._id)}
        />
      )}
    </EntryDialog>
  )
}

type CollectionFieldsProps = { saved: Collection | undefined; others: readonly Collection[] }

function CollectionFields({ saved, others }: CollectionFieldsProps) {
  const [view, setView] = useState<FormOrPageView>('edit')
  const initial: Initial = saved ?? emptyCollection
  return (
    <>
      <FormOrPageTabs view={view} onView={setView} className="xl:hidden" />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className={cn('grid gap-5', view === 'preview' && 'max-xl:hidden')}>
          <NameFields saved={saved} others={others} />
          <MarkdownField
            name="intro"
            label={strings.intro}
            hint={strings.introHint}
            rows={3}
            defaultValue={initial.intro}
          />
          <Section title={strings.sections.fields}>
            <p className="-mt-3 text-ink-soft text-sm">{strings.builtIn}</p>
            <FieldsInput
              collection={{
                saved,
                others,
                itemUrl: (id) => collectionPanelPath(saved?.key ?? '', id),
              }}
              initial={initial}
            />
          </Section>
          <Section title={strings.sections.list}>
            <ListFields initial={initial} />
          </Section>
          <Section title={strings.sections.places}>
            <div className="-mt-2 grid gap-1">
              {placeNames.map((name) => {
                const [label, hint] = strings.places[name]
                return (
                  <CheckField
                    key={name}
                    name={name}
                    label={label}
                    hint={hint}
                    defaultChecked={initial[name]}
                  />
                )
              })}
            </div>
          </Section>
        </div>
        <CollectionPreview
          saved={saved}
          isShown={view === 'preview'}
          className={cn('xl:sticky xl:top-0', view === 'edit' && 'max-xl:hidden')}
        />
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line border-t pt-5">
      <h3 className="display text-lg">{title}</h3>
      {children}
    </section>
  )
}
