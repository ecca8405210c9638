import type { SalusClient } from '#contract/api.ts'

export const addProject = async (api: SalusClient, title = 'Glioma in three dimensions') => {
  const { data: category } = await api.category.addCategory({ name: 'Neuro-oncology' })
  const { data: person } = await api.profile.createProfile({ name: 'Ada Lovelace' })
  const { data } = await api.post.createPost({
    title,
    shortDesc: 'Where the border is.',
    content: 'How sure are we?',
    category: category._id,
    grant: 'Example Foundation',
    references: ['One'],
    contributors: [person._id],
  })
  return data
}
