export const signupStrings = {
  title: 'Sign up',
  heading: 'Create your account',
  intro: 'For the people who keep this site. We send a code to your e-mail address first.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. A few words in a row are strong and easy to keep.',
  confirmPassword: 'Confirm Password',
  submit: 'Sign up',
  mismatch: 'Password did not match',
  interrupted:
    'The page was loaded anew, and passwords are never kept in it. Choose yours once more; you get a new code.',
  haveAccount: 'Already have an account?',
  login: 'Log in',
}

export const verifyEmailStrings = {
  title: 'Verify email',
  heading: 'Verify email',
  intro: (email: string) => `Enter the 6-digit code we sent to ${email}.`,
  code: 'Code',
  submit: 'Verify Email',
  back: 'Back To Signup',
  resendQuestion: 'No mail yet?',
  resend: 'Resend it',
}

export const loginStrings = {
  title: 'Log in',
  heading: 'Log in',
  intro: 'Welcome back.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  noAccount: 'No account yet?',
  signup: 'Sign up',
}

export const forgotPasswordStrings = {
  link: 'Forgot your password?',
  title: 'Forgot password',
  heading: 'Forgot your password?',
  intro: 'We send you a link with which you choose a new one. It works for an hour.',
  email: 'Email',
  submit: 'Send link',
  sent: 'If there is an account with this address, a mail is on its way.',
  back: 'Back to log-in',
}

export const resetPasswordStrings = {
  title: 'New password',
  heading: 'Choose a new password',
  intro: 'Every open session of your account ends.',
  incomplete: 'This link is not complete, perhaps cut in two by a mail program.',
  again: 'Ask for a new link',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Save password',
}
