import { useEffect, useEffectEvent, useState } from 'react'
import type { Post, PostTitle } from '#contract/post.ts'
import { panelClient } from '#web/calls/panel-client.ts'

/** What a form needs of the project whose title was pressed: it is fetched when the form is asked for. */
export const useWholeProject = (
  title: PostTitle | undefined,
  form: { open: boolean; onClose: () => void },
): Post | undefined => {
  const [loaded, setLoaded] = useState<{ title: PostTitle; post: Post }>()
  const giveUp = useEffectEvent(form.onClose)
  const wanted = form.open && loaded?.title !== title ? title : undefined
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    panelClient.post.getSinglePost({ id: wanted._id }).then(
      ({ post }) => isCurrent && setLoaded({ title: wanted, post }),
      () => isCurrent && giveUp(),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return loaded?.title === title ? loaded?.post : undefined
}
