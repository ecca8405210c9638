import { choosePictures, testPanel } from '../support/panel.ts'
import { test } from '../support/test.ts'

test.use({ signedIn: true })

testPanel(async () => '/l', {
  title: 'Logo Management',
  empty: 'No logos yet',
  add: 'Add Logo',
  fields: ['Link', 'Image'],
  name: 'Link',
  fill: (page) => choosePictures(page),
  submit: 'Save',
  question: 'Are you sure you want to delete this logo?',
  calls: { add: 'logo/addLogo', delete: 'logo/deleteLogo' },
  toasts: {
    add: ['Logo Added Successfully', 'Could Not Add Logo'],
    delete: ['Logo Deleted Successfully', 'Could Not Delete Logo'],
  },
})
