/** An error that the operator can fix. The message explains how, so no stack trace is shown. */
export class OperatorError extends Error {}
