export const responsibleAiFormStrings = {
  intendedUseHint: 'For whom and for what the results are meant, and for what they are not.',
  ethicsApprovalHint: 'The committee and the number of its decision.',
  trialRegistrationsHint: 'NCT, ISRCTN, DRKS or EU CT number; several with commas between them.',
  dataStatementHint: 'Where the data come from, and what people have agreed to.',
  research: [
    ['false', 'Not stated'],
    ['true', 'Yes, not for diagnosis or treatment'],
  ],
  material: 'Data set or model',
  addMaterial: 'Add data set or model',
  remove: 'Remove',
  parts: { name: 'Name', kind: 'Kind', version: 'Version', licence: 'Licence', doi: 'DOI' },
} as const
