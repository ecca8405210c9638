import type { Api } from '#contract/api.ts'
import { categoryFailureStrings } from '#web/content/category-panel-strings.ts'

/** Toasts of a call. Without a `failure` text, the server's message is shown. */
export interface CallToasts {
  readonly loading?: string
  readonly success?: string
  readonly failure?: string
  readonly unreachable?: string
  readonly missing?: string
  readonly preferServer?: true
  /**
   * Name of a response field that is present while the server is still working. If it is present, no success
   * toast is shown.
   */
  readonly notYet?: string
}

type ToastTable = { readonly [E in keyof Api]?: { readonly [C in keyof Api[E]]?: CallToasts } }

const serversWords: CallToasts = {}
const imageKept: CallToasts = { failure: 'Could Not Delete Image' }

/** Toasts that differ from the defaults, by entity and call. */
export const callToastOverrides = {
  auth: {
    sendotp: { loading: 'Loading...', failure: 'Could Not Send OTP' },
    signup: {
      loading: 'Loading...',
      failure: 'Could Not Sign Up',
      unreachable: 'Signup failed. Please try again.',
    },
    login: { loading: 'Loading...', failure: 'Login Failed', notYet: 'needsSecondFactor' },
    'reset-password-token': { success: 'Mail Sent Successfully' },
  },
  category: {
    showAllCategories: {
      loading: 'Fetching Categories...',
      failure: 'Could Not Fetch Categories',
    },
    category: { failure: categoryFailureStrings.failed },
    deleteCategory: { failure: 'Could Not Delete Category', preferServer: true },
  },
  post: {
    getAllPosts: { failure: 'Could Not Fetch Posts' },
    postTitles: { failure: 'Could Not Fetch Posts' },
    getSinglePost: {
      loading: 'Fetching Post...',
      failure: 'Could not fetch the post.',
      unreachable: 'Failed to fetch post.',
      missing: 'No post found.',
      preferServer: true,
    },
    createPost: { failure: 'Could Not Create Post' },
    updatePost: { failure: 'Could Not Update Post' },
    deletePost: { failure: 'Could Not Delete Post' },
    createSubPost: { failure: 'Could Not Create Subpost' },
    updateSubPost: { failure: 'Could Not Update Subpost' },
    deleteSubPost: { failure: 'Could Not Delete Subpost' },
    removeImageFromSubPost: imageKept,
    createMilestone: { failure: 'Could Not Create Milestone' },
    updateMilestone: { failure: 'Could Not Update Milestone' },
    deleteMilestone: { failure: 'Could Not Delete Milestone' },
  },
  researchProgress: {
    getResearchProgress: { failure: 'Failed to load research progress' },
    createResearchProgress: { failure: 'Could Not Create Research Progress' },
    updateResearchProgress: { failure: 'Could Not Update Research Progress' },
    deleteResearchProgress: { failure: 'Could Not Delete Research Progress' },
    deleteSingleImage: imageKept,
  },
  profile: {
    profiles: { failure: 'Could Not Fetch Profiles' },
    profileNames: { failure: 'Could Not Fetch Profiles' },
    createProfile: { failure: 'Could Not Add Profile' },
    updateProfile: {
      failure: 'Could Not Update Profile',
      unreachable: 'Failed to update profile',
    },
    deleteProfile: {
      failure: 'Could Not Delete Profile',
      unreachable: 'Failed to delete profile',
    },
  },
  publication: { updatePublication: serversWords, deletePublication: serversWords },
  frontPage: {
    frontPages: { failure: 'Could Not Fetch FrontPages' },
    createFrontPage: {
      failure: 'Could Not Create FrontPage',
      unreachable: 'Failed to handle post',
    },
    updateFrontPage: {
      failure: 'Could Not Update FrontPage',
      unreachable: 'Failed to handle post',
    },
    deleteFrontPage: {
      failure: 'Could Not Delete FrontPage',
      unreachable: 'Failed to delete post',
    },
  },
  team: {
    all: { failure: 'Could Not Fetch Teams' },
    teamNames: { failure: 'Could Not Fetch Teams' },
    add: { failure: 'Could Not Create Team' },
  },
  logo: {
    getLogo: { failure: 'Could Not Fetch Logo' },
    addLogo: { failure: 'Could Not Add Logo' },
    deleteLogo: { failure: 'Could Not Delete Logo' },
  },
  contact: { sendMessage: { success: 'Message Sent Successfully' } },
  trash: {
    showTrash: { failure: 'Could Not Fetch The Trash' },
    restore: { failure: 'Could Not Bring Back', preferServer: true },
    deleteForGood: { failure: 'Could Not Delete For Good' },
  },
} as const satisfies ToastTable
