import { useEffect, useEffectEvent, useState } from 'react'
import type { Post, PostListItem } from '#contract/post/post.ts'
import type { ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadProjectFormChoices, type ProjectFormChoices } from './load-projects.ts'

interface ProjectForm {
  readonly entry: Post | undefined
  readonly choices: ProjectFormChoices
}

const load = async (title: PostListItem | undefined): Promise<ProjectForm> => {
  const [found, choices] = await Promise.all([
    title && panelClient.post.getSinglePost({ id: title._id }),
    loadProjectFormChoices(panelClient),
  ])
  return { entry: found?.post, choices }
}

/** Loads a project each time its form opens, because the list contains titles only. */
export const useProjectForm = ({
  entry: title,
  open,
  onClose,
}: ListEntryDialogProps<PostListItem>) => {
  const [form, setForm] = useState<ProjectForm>()
  const [isReady, setReady] = useState(false)
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    let isCurrent = true
    load(title).then(
      (loaded) => {
        if (!isCurrent) return
        setForm(loaded)
        setReady(true)
      },
      () => isCurrent && giveUp(),
    )
    return () => {
      isCurrent = false
      setReady(false)
    }
  }, [open, title])
  return form && { ...form, open: open && isReady, onClose }
}
