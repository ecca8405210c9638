import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CallToasts, toasts } from './toasts.ts'

/** The words people know, which are part of what the site promises: success, then failure. */
const promised: readonly (readonly [CallToasts, string | undefined, string | undefined])[] = [
  [toasts.auth.sendotp, 'OTP Sent Successfully', 'Could Not Send OTP'],
  [toasts.auth.signup, 'Signed Up Successfully', 'Could Not Sign Up'],
  [toasts.auth.login, 'Login Successful', 'Login Failed'],
  [toasts.category.showAllCategories, undefined, 'Could Not Fetch Categories'],
  [toasts.category.category, undefined, 'Could Not Fetch Category Page'],
  [toasts.category.addCategory, 'Category Added Successfully', 'Could Not Add Category'],
  [toasts.category.updateCategory, 'Category Updated', 'Could Not Update Category'],
  [toasts.category.deleteCategory, 'Category Deleted', 'Could Not Delete Category'],
  [toasts.post.getAllPosts, undefined, 'Could Not Fetch Posts'],
  [toasts.post.getSinglePost, undefined, 'Could not fetch the post.'],
  [toasts.post.createPost, 'Post Created Successfully', 'Could Not Create Post'],
  [toasts.post.updatePost, 'Post Updated Successfully', 'Could Not Update Post'],
  [toasts.post.deletePost, 'Post Deleted Successfully', 'Could Not Delete Post'],
  [toasts.post.createSubPost, 'Subpost Created Successfully', 'Could Not Create Subpost'],
  [toasts.post.updateSubPost, 'Subpost Updated Successfully', 'Could Not Update Subpost'],
  [toasts.post.deleteSubPost, 'Subpost Deleted Successfully', 'Could Not Delete Subpost'],
  [toasts.post.removeImageFromSubPost, 'Image Deleted Successfully', 'Could Not Delete Image'],
  [toasts.post.createMilestone, 'Milestone Created Successfully', 'Could Not Create Milestone'],
  [toasts.post.updateMilestone, 'Milestone Updated Successfully', 'Could Not Update Milestone'],
  [toasts.post.deleteMilestone, 'Milestone Deleted Successfully', 'Could Not Delete Milestone'],
  [
    toasts.researchProgress.createResearchProgress,
    'Research Progress Created Successfully',
    'Could Not Create Research Progress',
  ],
  [
    toasts.researchProgress.updateResearchProgress,
    'Research Progress Updated Successfully',
    'Could Not Update Research Progress',
  ],
  [
    toasts.researchProgress.deleteResearchProgress,
    'Research Progress Deleted Successfully',
    'Could Not Delete Research Progress',
  ],
  [
    toasts.researchProgress.deleteSingleImage,
    'Image Deleted Successfully',
    'Could Not Delete Image',
  ],
  [toasts.profile.profiles, undefined, 'Could Not Fetch Profiles'],
  [toasts.profile.createProfile, 'Profile Added Successfully', 'Could Not Add Profile'],
  [toasts.profile.updateProfile, 'Profile Updated Successfully', 'Could Not Update Profile'],
  [toasts.profile.deleteProfile, 'Profile Deleted Successfully', 'Could Not Delete Profile'],
  [toasts.publication.showAllPublications, undefined, undefined],
  [
    toasts.publication.addPublication,
    'Publication Added Successfully',
    'Could Not Add Publication',
  ],
  [toasts.publication.updatePublication, 'Publication Updated', undefined],
  [toasts.publication.deletePublication, 'Publication Deleted', undefined],
  [toasts.frontPage.frontPages, undefined, 'Could Not Fetch FrontPages'],
  [
    toasts.frontPage.createFrontPage,
    'FrontPage Created Successfully',
    'Could Not Create FrontPage',
  ],
  [
    toasts.frontPage.updateFrontPage,
    'FrontPage Updated Successfully',
    'Could Not Update FrontPage',
  ],
  [
    toasts.frontPage.deleteFrontPage,
    'FrontPage Deleted Successfully',
    'Could Not Delete FrontPage',
  ],
  [toasts.team.all, undefined, 'Could Not Fetch Teams'],
  [toasts.team.add, 'Team Created Successfully', 'Could Not Create Team'],
  [toasts.team.update, 'Team Updated Successfully', 'Could Not Update Team'],
  [toasts.team.delete, 'Team Deleted Successfully', 'Could Not Delete Team'],
  [toasts.logo.getLogo, undefined, 'Could Not Fetch Logo'],
  [toasts.logo.addLogo, 'Logo Added Successfully', 'Could Not Add Logo'],
  [toasts.logo.deleteLogo, 'Logo Deleted Successfully', 'Could Not Delete Logo'],
]

test.for(promised)('the words of a call are those people know: %o', ([words, success, failure]) => {
  expect(words.success).toBe(success)
  expect(words.failure).toBe(failure)
})

const textsOf = ({ loading, success, failure, unreachable, missing }: CallToasts): string[] =>
  [loading, success, failure, unreachable, missing].filter((text) => text !== undefined)

const everyText = [
  ...new Set(
    Object.values(toasts).flatMap((calls) => Object.values<CallToasts>(calls).flatMap(textsOf)),
  ),
]

const tests = globSync(['e2e/**/*.ts', 'web/**/*.test.{ts,tsx}'])
  .filter((path) => !path.endsWith('toasts.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test.for(everyText)('some test meets the toast "%s"', (text) => {
  expect(tests.includes(`'${text}'`)).toBe(true)
})
