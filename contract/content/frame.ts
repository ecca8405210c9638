export const headerFooterContent = {
  name: 'frame',
  defaults: {
    more: 'More',
    unavailable: 'Not available yet',
    newsletterTitle: 'News from the group',
    newsletterText:
      'New papers, open data and positions. A few letters a year, and one click ends them.',
    newsletterEmail: 'Your e-mail, for news from us',
    newsletterSend: 'Subscribe',
    newsletterAsked: 'Almost there: confirm with the link we have sent to {email}.',
    explore: 'Explore',
    visit: 'Find us',
    follow: 'Follow',
    copyright: '© 2024-2029',
    privacy: '',
    privacyLink: '',
    privacyTarget: '',
    /** Whether projects, people and pages show their last change: `shown` or `hidden`. */
    lastUpdated: 'shown',
    keywords:
      'health AI, medical imaging, tumour segmentation, EEG, ECG, preventive care, machine learning, healthcare research',
    notFoundTitle: 'Page not found',
    notFoundText: "Sorry, we couldn't find the page you're looking for.",
    notFoundHome: 'Go back home',
  },
}

export const introAnimationContent = {
  name: 'intro',
  defaults: {
    /** One verse for each part of the animated line: heartbeat, contour, graph. */
    verses: [
      { text: 'We listen to the signal,' },
      { text: 'trace its contour,' },
      { text: 'and connect the evidence.' },
    ],
  },
}
