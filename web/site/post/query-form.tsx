import { queryContent } from '#contract/content/projects.ts'
import { CallField } from '#web/api/call-form.tsx'
import { useWords } from '#web/content/use-words.ts'
import { MessageForm } from '#web/site/parts/message-form.tsx'
import { QueryFields } from './query-fields.tsx'

/** Sends a question about a project to the group. */
export function QueryForm({ postId }: { postId: string }) {
  return (
    <MessageForm postId={postId} words={useWords(queryContent)}>
      <QueryFields as={CallField} />
    </MessageForm>
  )
}
