import { useState } from 'react'
import type { Publication } from '#contract/publication/publication.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { ChoiceField } from './choice-field.tsx'
import { QuickProject } from './quick-project.tsx'
import { useChoices } from './use-choices.ts'

export const loadProjectChoices = async (): Promise<Choice[]> => {
  const { posts } = await panelClient.post.postTitles()
  return posts.map(({ _id, title }) => ({ id: _id, label: title }))
}

/** Chooses the projects of a publication. Shows nothing until their titles are loaded. */
export function ProjectsField({ publication }: { publication: Publication | undefined }) {
  const [choices, offer] = useChoices(loadProjectChoices)
  const [isMaking, setMaking] = useState(false)
  return (
    <ChoiceField
      name="projects"
      label={strings.fields.projects}
      choices={choices}
      chosen={publication?.projects}
      making={(choose) => (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setMaking(true)}
          >
            {strings.projectChoice.make}
          </Button>
          <QuickProject
            open={isMaking}
            onClose={() => setMaking(false)}
            onMade={(made) => {
              offer(made)
              choose(made)
            }}
          />
        </>
      )}
      words={strings.projectChoice}
    />
  )
}
