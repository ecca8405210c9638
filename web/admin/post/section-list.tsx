import { type Post, postApi } from '#contract/post/post.ts'
import type { SubPost } from '#contract/post/sub-post.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { useOptimisticOrder } from '#web/admin/editor/panel/use-order.ts'
import { projectPageStrings, projectPanelStrings } from '#web/content/project-panel-strings.ts'
import { SortableOrPlainList } from '#web/ui/list/sortable.tsx'
import { PicturesInput } from '#web/ui/picture/pictures-input.tsx'
import { ProjectPartSection } from './part-list.tsx'
import { PictureTextsInput } from './picture-texts-input.tsx'
import { RemovablePictureList } from './removable-pictures.tsx'

const strings = projectPageStrings.sections
const shownLength = 200

export function ProjectSectionList({ post, canEdit }: { post: Post; canEdit: boolean }) {
  const { add, form, actions, dialogs } = useEntryListActions(canEdit ? post.subPost : undefined, {
    newName: 'section',
    entity: 'subPost',
    nameOf: ({ sectionName }) => commonAdminStrings.named(sectionName),
    deletion: {
      call: postApi.deleteSubPost,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ postId: post._id, subPostId: _id }),
    },
  })
  const { ordered, changeOrder } = useOptimisticOrder(
    post.subPost,
    postApi.reorderSubPosts,
    (ids) => ({
      postId: post._id,
      ids,
    }),
  )
  const row = (section: SubPost) => (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere font-medium max-sm:w-full">
          {commonAdminStrings.named(section.sectionName)}
        </h3>
        <div className="max-sm:-ml-2.5">{actions?.(section)}</div>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {createExcerpt(section.subSectionContent, shownLength)}
      </p>
      <RemovablePictureList
        urls={section.imageUrls}
        call={postApi.removeImageFromSubPost}
        inputOf={canEdit ? (url) => ({ postId: post._id, subPostId: section._id, url }) : undefined}
      />
    </div>
  )

  return (
    <ProjectPartSection
      id="sections"
      title={strings.title}
      note={strings.last}
      add={strings.add}
      onAdd={add}
      empty={strings.empty}
      isEmpty={post.subPost.length === 0}
    >
      <SortableOrPlainList
        isSortable={canEdit}
        items={ordered.map((section) => ({
          id: section._id,
          name: commonAdminStrings.named(section.sectionName),
          content: row(section),
        }))}
        onOrder={changeOrder}
        moveUp={commonAdminStrings.moveUp}
        moveDown={commonAdminStrings.moveDown}
      />
      <SectionDialog postId={post._id} {...form} />
      {dialogs}
    </ProjectPartSection>
  )
}

const calls = {
  entity: 'subPost',
  strings,
  add: postApi.createSubPost,
  update: postApi.updateSubPost,
  idName: 'subPostId',
}

function SectionDialog({ postId, ...props }: ListEntryDialogProps<SubPost> & { postId: string }) {
  return (
    <EntryDialog
      {...props}
      calls={{ ...calls, within: { postId } }}
      className="sm:max-w-3xl has-data-[view=both]:sm:max-w-6xl"
    >
      {(section) => <SectionFields section={section} />}
    </EntryDialog>
  )
}

function SectionFields({ section }: { section: SubPost | undefined }) {
  return (
    <>
      <EntryField name="sectionName" label={strings.name} defaultValue={section?.sectionName} />
      <MarkdownField
        name="subSectionContent"
        label={strings.content}
        hint={projectPanelStrings.contentHint}
        roomy
        rows={12}
        defaultValue={section?.subSectionContent}
      />
      {section && section.pictureTexts.length > 0 && (
        <EntryField name="pictureTexts" label={strings.texts.label} hint={strings.texts.hint}>
          <PictureTextsInput texts={section.pictureTexts} />
        </EntryField>
      )}
      <EntryField name="images" label={strings.images} hint={strings.texts.later}>
        <PicturesInput />
      </EntryField>
    </>
  )
}
