import {
  maxLatestPostDescriptionLength,
  maxLatestPostTitleLength,
} from '#web/content/shown-lengths.ts'

export const latestPostPanelStrings = {
  title: 'Latest Post',
  label: 'Latest Post',
  create: 'New latest post',
  intro: (total: number) => (total === 1 ? '1 latest post' : `${total} latest posts`),
  seenAt: '/',
  add: 'Add Post',
  edit: 'Edit Post',
  order: 'Drag to change the order in which the home page shows them.',
  fields: {
    title: { label: 'Title', shown: maxLatestPostTitleLength },
    description: { label: 'Description', shown: maxLatestPostDescriptionLength },
    pic: { label: 'Image' },
    link: {
      label: 'Link',
      hint: 'A web address, or a path on this site such as /publications.',
    },
    date: {
      label: 'Date',
      hint: 'The day shown among the news. Empty: the day on which it was written.',
    },
    content: {
      label: 'Text',
      hint: 'With a text, the post has a page of its own among the news.',
    },
  },
  confirmDelete: 'Are you sure you want to delete this post?',
  empty: {
    title: 'No latest posts yet',
    text: 'Add the first one: it opens the carousel on the home page.',
    readOnly: 'Latest posts appear here once an administrator has added them.',
  },
}
