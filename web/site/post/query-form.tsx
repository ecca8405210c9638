import { CallField } from '#web/api/call-form.tsx'
import { projectQuery as words } from '#web/content/projects.ts'
import { MessageForm } from '#web/site/shell/message-form.tsx'
import { QueryFields } from './query-fields.tsx'

/** Sends a question about a project to the group. */
export function QueryForm({ postId }: { postId: string }) {
  return (
    <MessageForm postId={postId} words={words}>
      <QueryFields as={CallField} />
    </MessageForm>
  )
}
