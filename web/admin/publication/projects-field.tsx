import { useEffect, useState } from 'react'
import type { Publication } from '#contract/publication.ts'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { panelClient } from '#web/admin/editor/panel-client.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { type Choice, ChoiceList } from '#web/ui/form/choice-list.tsx'

const loadProjectTitles = async (): Promise<Choice[]> => {
  const { posts } = await panelClient.post.postTitles()
  return posts.map(({ _id, title }) => ({ id: _id, label: title }))
}

/** Which projects a publication belongs to. Until their titles are there, the form says nothing about them. */
export function ProjectsField({ publication }: { publication: Publication | undefined }) {
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    let isCurrent = true
    loadProjectTitles().then(
      (loaded) => isCurrent && setChoices(loaded),
      // The client has told why.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  if (choices === undefined) return null
  return (
    <EntryField name="projects" label={words.fields.projects}>
      <ChoiceList
        choices={choices}
        {...(publication && { chosen: publication.projects })}
        words={words.projectChoice}
      />
    </EntryField>
  )
}
