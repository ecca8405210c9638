export const contactContent = {
  name: 'contact',
  defaults: {
    title: 'Contact us',
    eyebrow: 'Get in touch',
    heading: 'Contact us',
    intro:
      'A study that needs partners, a question about a paper, a data set that should be better known: write to us, and someone from the group will answer.',
    address: 'Visit',
    email: 'E-mail',
    phone: 'Phone',
    follow: 'Follow',
    formTitle: 'Write to us',
    nameField: 'Your Name',
    emailField: 'Email Address',
    messageField: 'Message',
    submit: 'Submit',
    sentTitle: 'Thank you, your message has arrived.',
    sentText: 'We will answer to {email}, usually within a few working days.',
    again: 'Write another message',
  },
}
