import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { useLeaveConfirmation } from '#web/admin/editor/form/use-leaving.tsx'
import { TranslationForm } from '#web/admin/editor/translation/translation-form.tsx'
import { useChangeQuery } from '#web/api/change-query.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Options, Select } from '#web/ui/form/field.tsx'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
} from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Panel, RowActions } from '#web/ui/panel/panel.tsx'
import { CsvTools, type ImportedTranslations, ImportReport } from './csv-tools.tsx'
import type { TranslationList } from './load-translations.ts'
import { translationPanelStrings as strings } from './translation-panel-strings.ts'
import { groupByEntry, type UntranslatedEntry } from './untranslated-entries.ts'

/** Maximum number of entries shown. */
const maxShown = 100

export function TranslationPanel({ list }: { list: TranslationList }) {
  const { main, others, language, overview } = list
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const entries = groupByEntry(overview?.entries ?? [])
  const [opened, setOpened] = useState<UntranslatedEntry | undefined>(() =>
    entries.find(({ entity, id }) => entity === params.get('entity') && id === params.get('edit')),
  )
  const [read, setRead] = useState<ImportedTranslations>()
  const { onTyped, onKept, tryToLeave, question } = useLeaveConfirmation(() => {
    setOpened(undefined)
    changeQuery((next) => {
      for (const name of ['entity', 'edit', 'field']) next.delete(name)
    })
  })
  if (!language || !overview) {
    return (
      <Panel title={strings.title}>
        <EmptyState title={strings.one.title} text={strings.one.text} />
      </Panel>
    )
  }
  const { columns } = strings
  return (
    <Panel
      title={strings.title}
      intro={strings.intro(overview.done, overview.total, overview.drafts)}
      actions={<CsvTools lang={language.code} onRead={setRead} />}
      tools={
        <Select
          aria-label={strings.language}
          className="min-w-48"
          value={language.code}
          onChange={({ currentTarget }) => navigate(`?lang=${currentTarget.value}`)}
        >
          <Options of={others.map(({ code, name }) => [code, name])} />
        </Select>
      }
    >
      {read?.lang === language.code && <ImportReport read={read} onRead={setRead} />}
      {entries.length === 0 ? (
        <EmptyState title={strings.empty.title} text={strings.empty.text} />
      ) : (
        <Table>
          <TableHeading actions={adminStrings.actions}>
            <HeadCell>{columns.title}</HeadCell>
            <HeadCell>{columns.kind}</HeadCell>
            <HeadCell>{columns.left}</HeadCell>
          </TableHeading>
          <TableBody>
            {entries.slice(0, maxShown).map((entry) => (
              <DataTableRow key={`${entry.entity} ${entry.id}`}>
                <Cell lead className="break-words">
                  {entry.title}
                </Cell>
                <Cell label={columns.kind} className="whitespace-nowrap">
                  {entityLabelOf(entry.entity)}
                </Cell>
                <Cell label={columns.left} className="tabular">
                  {strings.left(entry.missing, entry.outdated)}
                </Cell>
                <Cell actions>
                  <RowActions
                    name={entry.title}
                    actions={[[strings.translate, () => setOpened(entry)]]}
                  />
                </Cell>
              </DataTableRow>
            ))}
          </TableBody>
        </Table>
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
    </Panel>
  )
}
