/** Something that only whoever runs Salus can put right; the message says what, and needs no trace. */
export class OperatorError extends Error {}
