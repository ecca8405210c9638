import type { ComponentProps, ComponentType } from 'react'
import { queryContent } from '#contract/content/projects.ts'
import { useWords } from '#web/content/use-words.ts'
import { type Field, Textarea } from '#web/ui/form/field.tsx'

type QueryFieldsProps = { as: ComponentType<ComponentProps<typeof Field>> }

/** The fields of the query form; drawn before what sends them has arrived, too. */
export function QueryFields({ as: Row }: QueryFieldsProps) {
  const words = useWords(queryContent)
  return (
    <>
      <Row name="name" label={words.name} autoComplete="name" />
      <Row name="email" label={words.email} type="email" autoComplete="email" required />
      <Row name="message" label={words.message} required>
        <Textarea rows={6} />
      </Row>
    </>
  )
}
