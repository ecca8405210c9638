import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ApiCall, CallMap } from '#contract/call/call.ts'
import { entityMessagesOf } from '#contract/call/entity.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { type CallToasts, callToastOverrides } from './toasts.ts'
import { toastsOfCall } from './toasts-of.ts'

/** Toasts that users rely on: success, then failure. */
const promised: readonly (readonly [ApiCall, string | undefined, string | undefined])[] = [
  [api.auth.sendotp, 'OTP Sent Successfully', 'Could Not Send OTP'],
  [api.auth.signup, 'Signed Up Successfully', 'Could Not Sign Up'],
  [api.auth.login, 'Login Successful', 'Login Failed'],
  [api.category.showAllCategories, undefined, 'Could Not Fetch Categories'],
  [api.category.category, undefined, 'Could Not Fetch Category Page'],
  [api.category.addCategory, 'Category Added Successfully', 'Could Not Add Category'],
  [api.category.updateCategory, 'Category Updated', 'Could Not Update Category'],
  [api.category.deleteCategory, 'Category Deleted', 'Could Not Delete Category'],
  [api.post.getAllPosts, undefined, 'Could Not Fetch Posts'],
  [api.post.getSinglePost, undefined, 'Could not fetch the post.'],
  [api.post.createPost, 'Post Created Successfully', 'Could Not Create Post'],
  [api.post.updatePost, 'Post Updated Successfully', 'Could Not Update Post'],
  [api.post.deletePost, 'Post Deleted Successfully', 'Could Not Delete Post'],
  [api.post.createSubPost, 'Subpost Created Successfully', 'Could Not Create Subpost'],
  [api.post.updateSubPost, 'Subpost Updated Successfully', 'Could Not Update Subpost'],
  [api.post.deleteSubPost, 'Subpost Deleted Successfully', 'Could Not Delete Subpost'],
  [api.post.removeImageFromSubPost, 'Image Deleted Successfully', 'Could Not Delete Image'],
  [api.post.createMilestone, 'Milestone Created Successfully', 'Could Not Create Milestone'],
  [api.post.updateMilestone, 'Milestone Updated Successfully', 'Could Not Update Milestone'],
  [api.post.deleteMilestone, 'Milestone Deleted Successfully', 'Could Not Delete Milestone'],
  [
    api.researchProgress.createResearchProgress,
    'Research Progress Created Successfully',
    'Could Not Create Research Progress',
  ],
  [
    api.researchProgress.updateResearchProgress,
    'Research Progress Updated Successfully',
    'Could Not Update Research Progress',
  ],
  [
    api.researchProgress.deleteResearchProgress,
    'Research Progress Deleted Successfully',
    'Could Not Delete Research Progress',
  ],
  [api.researchProgress.deleteSingleImage, 'Image Deleted Successfully', 'Could Not Delete Image'],
  [api.profile.profiles, undefined, 'Could Not Fetch Profiles'],
  [api.profile.createProfile, 'Profile Added Successfully', 'Could Not Add Profile'],
  [api.profile.updateProfile, 'Profile Updated Successfully', 'Could Not Update Profile'],
  [api.profile.deleteProfile, 'Profile Deleted Successfully', 'Could Not Delete Profile'],
  [api.publication.showAllPublications, undefined, undefined],
  [api.publication.addPublication, 'Publication Added Successfully', 'Could Not Add Publication'],
  [api.publication.updatePublication, 'Publication Updated', undefined],
  [api.publication.deletePublication, 'Publication Deleted', undefined],
  [api.frontPage.frontPages, undefined, 'Could Not Fetch FrontPages'],
  [api.frontPage.createFrontPage, 'FrontPage Created Successfully', 'Could Not Create FrontPage'],
  [api.frontPage.updateFrontPage, 'FrontPage Updated Successfully', 'Could Not Update FrontPage'],
  [api.frontPage.deleteFrontPage, 'FrontPage Deleted Successfully', 'Could Not Delete FrontPage'],
  [api.team.all, undefined, 'Could Not Fetch Teams'],
  [api.team.add, 'Team Created Successfully', 'Could Not Create Team'],
  [api.team.update, 'Team Updated Successfully', 'Could Not Update Team'],
  [api.team.delete, 'Team Deleted Successfully', 'Could Not Delete Team'],
  [api.logo.getLogo, undefined, 'Could Not Fetch Logo'],
  [api.logo.addLogo, 'Logo Added Successfully', 'Could Not Add Logo'],
  [api.logo.deleteLogo, 'Logo Deleted Successfully', 'Could Not Delete Logo'],
]

test.for(promised)('the toasts of a call are unchanged: %o', ([call, success, failure]) => {
  const words = toastsOfCall(call)
  expect(words.success).toBe(success)
  expect(words.failure).toBe(failure)
})

const textsOf = ({ loading, success, failure, unreachable, missing }: CallToasts): string[] =>
  [loading, success, failure, unreachable, missing].filter((text) => text !== undefined)

const ownWords = Object.values(callToastOverrides).flatMap((calls) =>
  Object.values<CallToasts>(calls),
)
/** Calls after which the page itself shows the result. */
const untold: readonly ApiCall[] = [
  api.site.resetContent,
  api.preview.sharePreview,
  api.profile.addPeople,
  api.figure.replaceFigure,
]
/** Covered by the journeys that are derived from the definitions in `panels.test.tsx`. */
const usual = allEntityDefinitions.flatMap((entity) =>
  'calls' in entity ? Object.values(entityMessagesOf(entity)) : [],
)
const successes = Object.values<CallMap>(api)
  .flatMap((calls) => Object.values(calls))
  .flatMap((call) => (untold.includes(call) || !call.success ? [] : [call.success]))
  .filter((success) => !usual.includes(success))
const everyText = [...new Set([...ownWords.flatMap(textsOf), ...successes])]

const tests = globSync(['e2e/**/*.ts', 'web/**/*.test.{ts,tsx}'])
  .filter((path) => !path.endsWith('api.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test.for(everyText)('a test covers the toast "%s"', (text) => {
  expect(tests.includes(`'${text}'`)).toBe(true)
})
