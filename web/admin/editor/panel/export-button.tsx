import { ApiError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import type { itemApi } from '#contract/item/item.ts'
import type { messageApi } from '#contract/message/message.ts'
import type { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'

type Export =
  | typeof messageApi.exportMessages
  | typeof newsletterApi.exportSubscribers
  | typeof itemApi.exportItems

type ExportButtonProps<C extends Export> = {
  label: string
  call: C
  input: CallInput<C>
  fileName: string
}

/** Downloads a whole list as a file. */
export function ExportButton<C extends Export>(props: ExportButtonProps<C>) {
  const { label, call, input, fileName } = props
  const { run, pending } = useApiCall(call)
  const save = async () => {
    const answer = await run(input)
    if (!(answer instanceof ApiError)) downloadText(fileName, answer.csv, 'text/csv')
  }
  return (
    <Button variant="secondary" pending={pending} onClick={save}>
      {label}
    </Button>
  )
}
