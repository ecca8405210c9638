const leadElsewhere = (total: number) =>
  total === 1 ? '1 link leads elsewhere' : `${total.toLocaleString('en')} links lead elsewhere`

export const healthPanelStrings = {
  title: 'Health',
  label: 'Health',
  intro: (total: number) =>
    total === 1 ? '1 thing to look at' : `${total.toLocaleString('en')} things to look at`,
  filter: 'Show',
  all: (total: number) => `Everything (${total.toLocaleString('en')})`,
  one: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
  open: 'Open the form',
  setAside: 'Set aside',
  why: 'Why it may stay as it is',
  whyHint: 'It comes back when its entry changes.',
  cancel: 'Cancel',
  empty: {
    title: 'All is well',
    text: 'Nothing is missing, broken or out of date. Checks go on by themselves whenever something changes.',
  },
  links: {
    check: 'Check links elsewhere',
    checking: 'Asking the addresses that your pages link to. This goes on when you leave.',
    never: (total: number) =>
      `${leadElsewhere(total)}. Nobody has asked yet whether ${total === 1 ? 'it is' : 'they are'} still there.`,
    last: (total: number, when: string) => `${leadElsewhere(total)}, last checked ${when}.`,
  },
}
