/** Every fixed word of the contact page. */
export const contact = {
  title: 'Contact us',
  eyebrow: 'Get in touch',
  heading: 'Contact us',
  intro:
    'A study that needs partners, a question about a paper, a data set that should be better known: write to us, and someone from the group will answer.',
  details: 'How to reach us',
  address: 'Visit',
  email: 'E-mail',
  phone: 'Phone',
  follow: 'Follow',
  formTitle: 'Write to us',
  fields: {
    name: 'Your Name',
    email: 'Email Address',
    message: 'Message',
  },
  submit: 'Submit',
  trap: 'Leave this field empty',
  sent: {
    title: 'Thank you, your message has arrived.',
    text: (email: string) => `We will answer to ${email}, usually within a few working days.`,
    again: 'Write another message',
  },
  withoutScript: 'This form needs JavaScript. You can also simply write to',
}
