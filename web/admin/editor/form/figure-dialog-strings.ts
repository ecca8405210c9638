const inMillimetres = (lengths: readonly number[]): string =>
  `${lengths.map((length) => Number(length.toFixed(3))).join(' × ')} mm`

export const figureDialogStrings = {
  title: { volume: 'Add a scan', trace: 'Add a recording' },
  face: 'Could a face be recognised in it?',
  faceHint:
    'The surface of a head is as good as a photograph. “Open in 3-D” is offered only where there is none.',
  faces: [
    ['false', 'Yes, or we are not sure'],
    ['true', 'No: it is defaced, skull-stripped or shows no head'],
  ] as const,
  labels: 'Outlines',
  labelsHint:
    'Optional: a map of labels on the same grid (.nii, .nii.gz), with a whole number for each.',
  download: 'Visitors may download the scan',
  downloads: [
    ['false', 'No'],
    ['true', 'Yes'],
  ] as const,
  upload: 'Upload',
  again: 'Try again',
  link: 'Link to the file instead',
  uploading: 'Uploading and reading…',
  removed: (fields: readonly string[]) => `Removed before anything was kept: ${fields.join(', ')}.`,
  unoriented:
    'The file does not say which side is left. Visitors are told so and see no names of sides: if you can, convert the scan again with its orientation.',
  contradiction: (pixdim: readonly number[], sform: readonly number[]) =>
    `The header contradicts itself: a voxel is ${inMillimetres(pixdim)} by its size (pixdim), but ${inMillimetres(sform)} by its matrix (sform). Scale and proportions follow the first: check them before you publish.`,
  annotations: 'Check that these annotations name nobody:',
  asSeen: 'It will begin with what you see here.',
  alt: 'What it shows',
  altHint: 'For those who cannot see it.',
  caption: 'Caption',
  label: (value: number) => `Name of label ${value}`,
  same: {
    title: {
      volume: 'This scan is on the site already',
      trace: 'This recording is on the site already',
    },
    shownIn: 'Shown in',
    nowhere: 'No text shows it now, but its data can still be loaded.',
    effect:
      'Texts, drafts and translations then show this upload. The data and the download of the earlier one are gone at once, for good.',
    replace: 'Replace everywhere',
    replaced: 'Replaced everywhere',
  },
  required: 'Please say what it shows',
  insert: 'Insert',
  cancel: 'Cancel',
}
