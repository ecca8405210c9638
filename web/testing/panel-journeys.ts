import { act, fireEvent, screen } from '@testing-library/react'
import { publishedState } from '#contract/call/publishing.ts'
import type { PanelKey } from '#web/admin/panels.ts'
import { setInputFiles } from '#web/ui/picture/use-preview-urls.ts'
import {
  fakeErrorMessage,
  formField,
  type PanelJourney,
  storedId,
  typeInto,
} from './panel-journey.ts'

const usual = {
  submit: 'Save',
  edit: (title: string) => ({ button: 'Edit', title, submit: 'Update' }),
}

/** A person that can be selected. */
export const samplePerson = {
  _id: 'f'.repeat(26),
  name: 'Ada Lovelace',
  otherNames: [],
  profilePic: '',
}
/** A category that can be selected. */
export const sampleCategory = {
  _id: 'c'.repeat(26),
  name: 'Sleep',
  description: '',
  projects: [],
  version: 1,
}

const choosePicture = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file][name]')
  const files = [new File(['x'], 'scan.png', { type: 'image/png' })]
  setInputFiles(input, files)
  await act(async () => void fireEvent.change(input ?? document))
}

const choosePerson = async (label: string, name: string) => {
  await act(async () => formField(label).focus())
  await act(async () => typeInto(label, name))
  await act(async () => void fireEvent.keyDown(formField(label), { key: 'ArrowDown' }))
  const option = await screen.findByRole('option', { name })
  await act(async () => void fireEvent.click(option))
}

/** Returns the response of a call that reads one project. */
export const projectResponse = (post: object | undefined) => ({
  post,
  data: post,
  grants: [],
  milestoneStates: {},
  updatedAt: '2026-11-01T09:00:00.000Z',
})

/** Panels with content of the public site. */
export const panelJourneys: readonly (readonly [PanelKey, PanelJourney])[] = [
  [
    'category',
    {
      title: 'Categories',
      entity: 'category',
      empty: 'No categories available',
      add: 'Add Category',
      fields: ['Name', 'Description'],
      name: ['name', 'Name'],
      submit: usual.submit,
      edit: usual.edit('Edit Category'),
      question: 'Are you sure you want to delete this category?',
      calls: { add: 'addCategory', update: 'updateCategory', delete: 'deleteCategory' },
      toasts: {
        add: ['Category Added Successfully', 'Could Not Add Category'],
        update: ['Category Updated', 'Could Not Update Category'],
        delete: ['Category Deleted', fakeErrorMessage],
      },
      blank: sampleCategory,
      told: (categories) => ({ showAllCategories: { categories } }),
    },
  ],
  [
    'latest-post',
    {
      title: 'Latest Post',
      entity: 'frontPage',
      empty: 'No latest posts yet',
      add: 'Add Post',
      fields: ['Title', 'Description', 'Image', 'Link'],
      name: ['title', 'Title'],
      submit: 'Publish',
      edit: usual.edit('Edit Post'),
      question: 'Are you sure you want to delete this post?',
      calls: { add: 'createFrontPage', update: 'updateFrontPage', delete: 'deleteFrontPage' },
      toasts: {
        add: ['FrontPage Created Successfully', 'Could Not Create FrontPage'],
        update: ['FrontPage Updated Successfully', 'Could Not Update FrontPage'],
        delete: ['FrontPage Deleted Successfully', 'Could Not Delete FrontPage'],
      },
      blank: { ...publishedState, description: '', pic: '', link: '', content: '', date: '' },
      told: (frontPages) => ({ frontPages: { frontPages } }),
    },
  ],
  [
    'logo',
    {
      title: 'Logo Management',
      entity: 'logo',
      empty: 'No logos yet',
      add: 'Add Logo',
      fields: ['Link', 'Image'],
      name: ['link', 'Link'],
      fill: choosePicture,
      submit: usual.submit,
      question: 'Are you sure you want to delete this logo?',
      calls: { add: 'addLogo', delete: 'deleteLogo' },
      toasts: {
        add: ['Logo Added Successfully', 'Could Not Add Logo'],
        delete: ['Logo Deleted Successfully', 'Could Not Delete Logo'],
      },
      blank: { logo: '' },
      told: (logo) => ({ getLogo: { logo } }),
    },
  ],
  [
    'teams',
    {
      title: 'Team Management',
      entity: 'team',
      empty: 'No teams yet',
      add: 'Add Team',
      fields: ['Team Name'],
      name: ['name', 'Team Name'],
      submit: usual.submit,
      edit: usual.edit('Edit Team'),
      question: 'Are you sure you want to delete this team?',
      calls: { add: 'add', update: 'update', delete: 'delete' },
      toasts: {
        add: ['Team Created Successfully', 'Could Not Create Team'],
        update: ['Team Updated Successfully', 'Could Not Update Team'],
        delete: ['Team Deleted Successfully', 'Could Not Delete Team'],
      },
      blank: { peoples: [] },
      told: (teams) => ({ teamNames: { teams } }),
    },
  ],
  [
    'profiles',
    {
      title: 'Profiles',
      entity: 'profile',
      empty: 'No people yet',
      add: 'Add Profile',
      fields: [
        'Name',
        'Email',
        'About',
        'Profile Picture',
        'Qualifications',
        'Designation',
        'Area of Interest',
      ],
      name: ['name', 'Name'],
      submit: 'Publish',
      edit: usual.edit('Edit Profile'),
      question: 'Are you sure you want to delete this profile?',
      calls: { add: 'createProfile', update: 'updateProfile', delete: 'deleteProfile' },
      toasts: {
        add: ['Profile Added Successfully', 'Could Not Add Profile'],
        update: ['Profile Updated Successfully', 'Could Not Update Profile'],
        delete: ['Profile Deleted Successfully', 'Could Not Delete Profile'],
      },
      blank: {
        ...publishedState,
        email: '',
        about: '',
        designation: '',
        socialLinks: [],
        profilePic: '',
        otherNames: [],
        positions: [],
      },
      told: (profiles) => ({ profiles: { profiles, total: profiles.length } }),
    },
  ],
  [
    'projects',
    {
      title: 'Projects',
      entity: 'post',
      empty: 'No projects yet',
      add: 'Create Projects',
      fields: [
        'Title',
        'Short Description',
        'Content',
        'Image',
        'References (comma separated)',
        'Grant',
        'Category',
        'Contributors',
      ],
      name: ['title', 'Title'],
      fill: async () => {
        typeInto('Short Description', 'Where the border is.')
        typeInto('Content', 'How sure are we?')
        typeInto('References (comma separated)', 'One, Two')
        typeInto('Grant', 'Example Foundation')
        fireEvent.change(formField('Category'), { target: { value: sampleCategory._id } })
        await choosePerson('Contributors', samplePerson.name)
      },
      submit: 'Submit',
      edit: { button: 'Edit', title: 'Edit Project', submit: 'Submit' },
      question: 'Are you sure you want to delete this project?',
      calls: { add: 'createPost', update: 'updatePost', delete: 'deletePost' },
      toasts: {
        add: ['Post Created Successfully', 'Could Not Create Post'],
        update: ['Post Updated Successfully', 'Could Not Update Post'],
        delete: ['Post Deleted Successfully', 'Could Not Delete Post'],
      },
      blank: {
        ...publishedState,
        shortDesc: 'Short',
        content: 'Long',
        image: '',
        references: ['One'],
        grant: 'Example Foundation',
        category: sampleCategory,
        contributors: [samplePerson],
        subPost: [],
        milestones: [],
      },
      told: (posts) => ({
        postTitles: { posts, total: posts.length },
        [storedId]: projectResponse(posts[0]),
        showAllCategories: { categories: [sampleCategory] },
        profileNames: { profiles: [samplePerson] },
      }),
    },
  ],
  [
    'publications',
    {
      title: 'Publications',
      entity: 'publication',
      empty: 'No publications yet',
      add: 'Add Publication',
      fields: [
        'Title',
        'Authors',
        'Publication Date',
        'Publication Type',
        'Publication Link',
        'Summary',
      ],
      name: ['title', 'Title'],
      fill: async () => {
        typeInto('Authors', 'A. Renfield')
        typeInto('Publication Date', '2026-03-14')
        typeInto('Publication Type', 'Preprint')
        typeInto('Publication Link', 'https://example.org/papers/gliomas')
        typeInto('Summary', 'A network that outlines gliomas.')
      },
      submit: 'Publish',
      edit: { button: 'Update', title: 'Update Publication', submit: 'Update' },
      question: 'Are you sure you want to delete this publication?',
      calls: { add: 'addPublication', update: 'updatePublication', delete: 'deletePublication' },
      toasts: {
        add: ['Publication Added Successfully', 'Could Not Add Publication'],
        update: ['Publication Updated', fakeErrorMessage],
        delete: ['Publication Deleted', fakeErrorMessage],
      },
      blank: {
        ...publishedState,
        authors: 'A. Renfield',
        authorList: [],
        publicationDate: '2026-03-14',
        publicationType: 'Preprint',
        publicationLink: 'https://example.org/papers/gliomas',
        publicationSummary: 'Short',
        keywords: [],
        links: [],
        projects: [],
        grants: [],
      },
      told: (publications) => ({
        showAllPublications: { publications, total: publications.length },
      }),
    },
  ],
]

/** The project whose parts are tested. */
export const sampleProject = {
  _id: 'a'.repeat(26),
  version: 1,
  ...publishedState,
  title: 'Glioma',
  shortDesc: 'Short',
  content: 'Long',
  image: '',
  references: [],
  grant: '',
  category: sampleCategory,
  contributors: [],
}

/** Returns a function that creates responses with one kind of parts. */
const toldOf = (part: string) => (parts: readonly object[]) => ({
  [sampleProject._id]: projectResponse({
    ...sampleProject,
    subPost: [],
    milestones: [],
    [part]: parts,
  }),
  getResearchProgress: { researchProgress: part === 'researchProgress' ? parts : [] },
})

/** Lists on the page of a project. */
export const partJourneys: readonly PanelJourney[] = [
  {
    title: 'Sections',
    entity: 'subPost',
    empty: 'No sections yet.',
    add: 'Add Section',
    fields: ['Section Name', 'Content', 'Pictures'],
    name: ['sectionName', 'Section Name'],
    submit: usual.submit,
    edit: usual.edit('Edit Section'),
    question: 'Are you sure you want to delete this section?',
    calls: { add: 'createSubPost', update: 'updateSubPost', delete: 'deleteSubPost' },
    toasts: {
      add: ['Subpost Created Successfully', 'Could Not Create Subpost'],
      update: ['Subpost Updated Successfully', 'Could Not Update Subpost'],
      delete: ['Subpost Deleted Successfully', 'Could Not Delete Subpost'],
    },
    blank: { subSectionContent: '', imageUrls: [], pictureTexts: [] },
    told: toldOf('subPost'),
  },
  {
    title: 'Milestones',
    entity: 'milestone',
    empty: 'No milestones yet.',
    add: 'Add Milestone',
    fields: ['Title', 'Description', 'Due Date', 'Status'],
    name: ['title', 'Title'],
    submit: usual.submit,
    edit: usual.edit('Edit Milestone'),
    question: 'Are you sure you want to delete this milestone?',
    calls: { add: 'createMilestone', update: 'updateMilestone', delete: 'deleteMilestone' },
    toasts: {
      add: ['Milestone Created Successfully', 'Could Not Create Milestone'],
      update: ['Milestone Updated Successfully', 'Could Not Update Milestone'],
      delete: ['Milestone Deleted Successfully', 'Could Not Delete Milestone'],
    },
    blank: { description: '', dueDate: '', status: '' },
    told: toldOf('milestones'),
  },
  {
    title: 'Research Progress',
    entity: 'researchProgress',
    empty: 'No research progress yet.',
    add: 'Add Research Progress',
    fields: ['Description', 'Contributors', 'Pictures'],
    name: ['description', 'Description'],
    submit: usual.submit,
    edit: usual.edit('Edit Research Progress'),
    question: 'Are you sure you want to delete this research progress?',
    calls: {
      add: 'createResearchProgress',
      update: 'updateResearchProgress',
      delete: 'deleteResearchProgress',
    },
    toasts: {
      add: ['Research Progress Created Successfully', 'Could Not Create Research Progress'],
      update: ['Research Progress Updated Successfully', 'Could Not Update Research Progress'],
      delete: ['Research Progress Deleted Successfully', 'Could Not Delete Research Progress'],
    },
    blank: { contributors: [], imageUrls: [] },
    told: toldOf('researchProgress'),
  },
]
