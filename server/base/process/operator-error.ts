/** Something only the operator can put right; the message says what, and needs no stack trace. */
export class OperatorError extends Error {}
