import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { useLeaveConfirmation } from '#web/admin/editor/form/use-leaving.tsx'
import { TranslationForm } from '#web/admin/editor/translation/translation-form.tsx'
import { useChangeQuery } from '#web/api/change-query.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { AdminPanel, RowActions } from '#web/ui/panel/panel.tsx'
import {
  TranslationCsvTools,
  type TranslationImport,
  TranslationImportReport,
} from './csv-tools.tsx'
import type { LoadedTranslations } from './load-translations.ts'
import { translationPanelStrings as strings } from './translation-panel-strings.ts'
import { groupMissingTranslationsByEntry, type UntranslatedEntry } from './untranslated-entries.ts'

/** Maximum number of entries shown. */
const maxShown = 100

export function TranslationPanel({ list }: { list: LoadedTranslations }) {
  const { main, others, language, overview } = list
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const entries = groupMissingTranslationsByEntry(overview?.entries ?? [])
  const [opened, setOpened] = useState<UntranslatedEntry | undefined>(() =>
    entries.find(({ entity, id }) => entity === params.get('entity') && id === params.get('edit')),
  )
  const [read, setRead] = useState<TranslationImport>()
  const { onTyped, onKept, tryToLeave, question } = useLeaveConfirmation(() => {
    setOpened(undefined)
    changeQuery((next) => {
      for (const name of ['entity', 'edit', 'field']) next.delete(name)
    })
  })
  if (!language || !overview) {
    return (
      <AdminPanel title={strings.title}>
        <EmptyState title={strings.one.title} text={strings.one.text} />
      </AdminPanel>
    )
  }
  const { columns } = strings
  return (
    <AdminPanel
      title={strings.title}
      intro={strings.intro(overview.done, overview.total, overview.drafts)}
      actions={<TranslationCsvTools lang={language.code} onRead={setRead} />}
      tools={
        <Select
          aria-label={strings.language}
          className="min-w-48"
          value={language.code}
          onChange={({ currentTarget }) => navigate(`?lang=${currentTarget.value}`)}
        >
          <SelectOptions of={others.map(({ code, name }) => [code, name])} />
        </Select>
      }
    >
      {read?.lang === language.code && <TranslationImportReport read={read} onRead={setRead} />}
      {entries.length === 0 ? (
        <EmptyState title={strings.empty.title} text={strings.empty.text} />
      ) : (
        <DataTable>
          <DataTableHead actions={commonAdminStrings.actions}>
            <DataTableHeadCell>{columns.title}</DataTableHeadCell>
            <DataTableHeadCell>{columns.kind}</DataTableHeadCell>
            <DataTableHeadCell>{columns.left}</DataTableHeadCell>
          </DataTableHead>
          <DataTableBody>
            {entries.slice(0, maxShown).map((entry) => (
              <DataTableRow key={`${entry.entity} ${entry.id}`}>
                <DataTableCell lead className="break-words">
                  {entry.title}
                </DataTableCell>
                <DataTableCell label={columns.kind} className="whitespace-nowrap">
                  {entityLabelOf(entry.entity)}
                </DataTableCell>
                <DataTableCell label={columns.left} className="tabular">
                  {strings.left(entry.missing, entry.outdated)}
                </DataTableCell>
                <DataTableCell actions>
                  <RowActions
                    name={entry.title}
                    actions={[[strings.translate, () => setOpened(entry)]]}
                  />
                </DataTableCell>
              </DataTableRow>
            ))}
          </DataTableBody>
        </DataTable>
      )}
      {entries.length > maxShown && (
        <p className="text-ink-soft text-sm">{strings.more(entries.length - maxShown)}</p>
      )}
      <Dialog
        open={opened !== undefined}
        guarded
        onOpenChange={(isOpen) => isOpen || tryToLeave()}
        title={opened?.title ?? ''}
        className="lg:max-w-5xl"
      >
        {opened && (
          <TranslationForm
            entity={opened.entity}
            id={opened.id}
            lang={language.code}
            sourceLang={main?.code ?? ''}
            onTyped={() => onTyped()}
            onSaved={() => onKept()}
          />
        )}
      </Dialog>
      {question}
    </AdminPanel>
  )
}
