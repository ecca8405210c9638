import { type FrontPage, frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { latestPostDescriptionLength, latestPostTitleLength } from '#web/content/shown-lengths.ts'
import { Textarea } from '#web/ui/form/field.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { latestPostPanel as words } from './latest-posts-words.ts'

const calls = entryCalls({ definition: frontPageEntity, api: frontPageApi }, words)

/** One dialog serves adding and updating. */
export function LatestPostDialog(props: OpenedEntry<FrontPage>) {
  return (
    <EntryDialog {...props} calls={calls}>
      {(post) => <LatestPostFields post={post} />}
    </EntryDialog>
  )
}

function LatestPostFields({ post }: { post: FrontPage | undefined }) {
  const { fields } = words
  return (
    <>
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
    </>
  )
}
