import type { Api } from '#contract/api.ts'

/** What a person is told about a call; a failure without words of its own uses the server's sentence. */
export interface CallToasts {
  readonly success?: string
  readonly failure?: string
}

type ToastTable = { readonly [E in keyof Api]: { readonly [C in keyof Api[E]]: CallToasts } }

/** The toasts of every call, by entity. A call that is missing here does not compile. */
export const toasts = {
  auth: {
    sendotp: { success: 'OTP Sent Successfully', failure: 'Could Not Send OTP' },
    signup: { success: 'Signed Up Successfully', failure: 'Could Not Sign Up' },
    login: { success: 'Login Successful', failure: 'Login Failed' },
    logout: {},
    me: {},
  },
  publication: {
    showAllPublications: {},
    addPublication: {
      success: 'Publication Added Successfully',
      failure: 'Could Not Add Publication',
    },
    updatePublication: { success: 'Publication Updated' },
    deletePublication: { success: 'Publication Deleted' },
  },
} satisfies ToastTable
