import { Form, Link } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { type GrantReport, grantApi } from '#contract/grant/grant.ts'
import { slugOf } from '#contract/text/slug.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'
import { Field } from '#web/ui/form/field.tsx'
import { grantReportStrings as strings } from './grants-panel-strings.ts'
import { firstDayOfPartialDate, lastDayOfPartialDate } from './report-span.ts'

export function GrantReportTools({ report: { grant, from, until } }: { report: GrantReport }) {
  const { run, pending } = useApiCall(grantApi.report)
  const isOwn = from === grant.from && until === grant.until
  const save = async () => {
    const span = isOwn ? { time: 'grant' as const } : { from, until }
    const answer = await run({ grantId: grant._id, ...span, format: 'csv' })
    if (answer instanceof ApiError || answer.csv === undefined) return
    downloadText(`${slugOf(grant.name) || 'grant'}.csv`, answer.csv, 'text/csv')
  }
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <Form method="get" key={`${from} ${until}`} className="flex flex-wrap items-end gap-3">
        <Field
          name="from"
          label={strings.from}
          type="date"
          defaultValue={firstDayOfPartialDate(from)}
        />
        <Field
          name="until"
          label={strings.until}
          type="date"
          defaultValue={lastDayOfPartialDate(until)}
        />
        <Button type="submit" variant="secondary">
          {strings.show}
        </Button>
      </Form>
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        {!isOwn && (
          <Link to="?" className="link">
            {strings.ownTime}
          </Link>
        )}
        {(from || until) && (
          <Link to="?time=all" className="link">
            {strings.allTime}
          </Link>
        )}
      </p>
      <span className="flex flex-wrap gap-3 sm:ml-auto">
        <Button variant="secondary" pending={pending} onClick={save}>
          {strings.csv}
        </Button>
        <Button onClick={() => window.print()}>{strings.print}</Button>
      </span>
    </div>
  )
}
