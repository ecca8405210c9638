import { ApiError } from '#contract/call/api-error.ts'
import type { messageApi } from '#contract/message/message.ts'
import type { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'

type ExportButtonProps = {
  label: string
  call: typeof messageApi.exportMessages | typeof newsletterApi.exportSubscribers
  fileName: string
}

/** Downloads a whole list as a file. */
export function ExportButton({ label, call, fileName }: ExportButtonProps) {
  const { run, pending } = useApiCall(call)
  const save = async () => {
    const answer = await run({})
    if (!(answer instanceof ApiError)) downloadText(fileName, answer.csv, 'text/csv')
  }
  return (
    <Button variant="secondary" pending={pending} onClick={save}>
      {label}
    </Button>
  )
}
