/** The words of what a project says of its responsible use of AI, on its page and in its form. */
export const responsibleAi = {
  title: 'Responsible AI',
  facts: {
    intendedUse: 'Intended use',
    researchUseOnly: 'Research use only',
    ethicsApproval: 'Ethics approval',
    trialRegistrations: 'Trial registration',
    dataStatement: 'Data and consent',
    dataAndModels: 'Data sets and models',
    knownLimits: 'Known limits',
  },
  notForCare: 'Not for diagnosis or treatment.',
  kinds: { dataset: 'Data set', model: 'Model' },
  version: (version: string) => `version ${version}`,
}
