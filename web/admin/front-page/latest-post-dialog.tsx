import { type FrontPage, frontPageApi } from '#contract/front-page.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/markdown-field.tsx'
import { useOpened } from '#web/admin/editor/use-opened.ts'
import { latestPostPanel as words } from '#web/content/latest-posts.ts'
import { latestPostDescriptionLength, latestPostTitleLength } from '#web/content/shown-lengths.ts'
import { Textarea } from '#web/ui/form/field.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'

type LatestPostDialogProps = {
  /** What is being changed; without it the dialog adds. */
  post: FrontPage | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function LatestPostDialog({ post: given, open: isWanted, onClose }: LatestPostDialogProps) {
  const { entry: post, draft, open } = useOpened('frontPage', given, isWanted)
  const { fields } = words
  const action = entryAction(
    post,
    {
      entity: 'frontPage',
      words,
      add: frontPageApi.createFrontPage,
      update: frontPageApi.updateFrontPage,
      idName: 'postId',
    },
    draft,
  )
  return (
    <EntryDialog open={open} onClose={onClose} {...action}>
      <EntryField
        name="title"
        label={fields.title}
        shown={latestPostTitleLength}
        defaultValue={post?.title}
      />
      <EntryField name="description" label={fields.description} shown={latestPostDescriptionLength}>
        <Textarea defaultValue={post?.description} />
      </EntryField>
      <EntryField name="pic" label={fields.pic}>
        <PictureInput current={post?.pic} />
      </EntryField>
      <EntryField name="link" label={fields.link} hint={words.linkHint} defaultValue={post?.link} />
      <EntryField
        name="date"
        label={fields.date}
        hint={words.dateHint}
        type="date"
        defaultValue={post?.date.slice(0, 10)}
      />
      <MarkdownField
        name="content"
        label={fields.content}
        hint={words.contentHint}
        defaultValue={post?.content}
      />
    </EntryDialog>
  )
}
