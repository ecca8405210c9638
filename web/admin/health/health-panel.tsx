import { useSearchParams } from 'react-router'
import { healthApi } from '#contract/health/health.ts'
import { useChangeQuery } from '#web/api/change-query.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { usePageDataPolling } from '#web/api/use-polling.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { HealthFindingCard } from './finding-card.tsx'
import { healthPanelStrings as strings } from './health-strings.ts'
import type { LoadedHealthFindings } from './load-health.ts'

export function HealthPanel({ list }: { list: LoadedHealthFindings }) {
  const { items, page, pages, check: chosen, checks, links } = list
  const { pageHref } = usePanelQuery()
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const check = useApiCall(healthApi.checkLinks)
  const isChecking = links?.state === 'checking'
  usePageDataPolling(isChecking)
  const total = checks.reduce((sum, { count }) => sum + count, 0)
  const labels = new Map(checks.map(({ name, label }) => [name, label]))
  const groups = Map.groupBy(items, ({ check: name }) => name)
  const choose = (name: string) =>
    changeQuery((next) => {
      next.delete('page')
      if (name === '') next.delete('check')
      else next.set('check', name)
    })
  return (
    <AdminPanel
      title={strings.title}
      intro={total > 0 && strings.intro(total)}
      actions={
        links &&
        links.total > 0 && (
          <Button
            variant="secondary"
            pending={check.pending}
            disabled={isChecking}
            onClick={() => check.run({})}
          >
            {strings.links.check}
          </Button>
        )
      }
    >
      {links && links.total > 0 && (
        <p role="status" className="max-w-3xl text-ink-soft text-sm">
          {isChecking && strings.links.checking}
          {!isChecking && links.checkedAt === '' && strings.links.never(links.total)}
          {!isChecking &&
            links.checkedAt !== '' &&
            strings.links.last(links.total, formatDateTime(links.checkedAt))}
        </p>
      )}
      {total === 0 && <EmptyState title={strings.empty.title} text={strings.empty.text} />}
      {total > 0 && (
        <Field name="check" label={strings.filter} className="max-w-md">
          <Select
            key={params.get('check')}
            defaultValue={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{strings.all(total)}</option>
            {checks
              .filter(({ count, name }) => count > 0 || name === chosen)
              .map(({ name, label, count }) => (
                <option key={name} value={name}>
                  {strings.one(label, count)}
                </option>
              ))}
          </Select>
        </Field>
      )}
      {[...groups].map(([name, findings]) => (
        <section key={name} aria-label={labels.get(name)} className="grid max-w-3xl gap-3">
          <h2 className="display text-xl">{labels.get(name)}</h2>
          <ul className="grid gap-3">
            {findings.map((finding) => (
              <HealthFindingCard key={`${finding.entity} ${finding.id}`} finding={finding} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} pages={pages} href={pageHref} />
    </AdminPanel>
  )
}
