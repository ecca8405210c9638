export const livePreviewStrings = {
  frame: 'The text as visitors will see it',
  nothing: 'Nothing to show yet.',
}
