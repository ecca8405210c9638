/** Every fixed word about second factors, in Account and at log-in. */
export const secondFactor = {
  title: 'Second factor',
  intro:
    'With a second factor, nobody gets in with your password alone. Log-in then also asks for a code of an app or for a passkey. Each change ends your other sessions.',
  required: 'Everyone needs a second factor here. Add one to go on.',
  app: 'Authenticator app',
  appOn: 'On. Log-in asks for the code that your app shows.',
  appOff: 'Any app that shows codes, on your phone or in a password manager.',
  addApp: 'Add an app',
  scan: 'Scan this picture with your app, or type the key in.',
  picture: 'Key of your account as a picture for authenticator apps',
  key: 'Key',
  code: 'Code',
  codeHint: 'The six digits that the app shows.',
  confirm: 'Confirm',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removePasskey: (name: string) => `Remove the passkey ${name}`,
  anyCode: 'Code or recovery code',
  passkeys: 'Passkeys',
  noPasskeys: 'In your device, in a password manager or on a security key.',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'So that you know it again, such as “Laptop”.',
  addPasskey: 'Add a passkey',
  passkeyAdded: (day: string) => `added ${day}`,
  passkeyUsed: (day: string) => `last used ${day}`,
  passkeyNever: 'never used',
  passkeyFailed: 'The browser made no passkey. Try again, or use an app.',
  recovery: 'Recovery codes',
  recoveryLeft: (left: number) => (left === 1 ? '1 is left.' : `${left} are left.`),
  renew: 'New recovery codes',
  keepThem: 'Keep these recovery codes',
  keepThemIntro:
    'Each opens your account once when your second factor is lost. They are shown only now, and earlier ones no longer work.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Please select the codes and copy them by hand',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  done: 'I have kept them',
}

/** Every fixed word of the question for the password before a second factor is changed. */
export const passwordQuestion = {
  title: 'Confirm that it is you',
  password: 'Password',
  submit: 'Go on',
}

/** Every fixed word of the second half of a log-in. */
export const secondHalf = {
  intro: 'One more step: show that it is you.',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  submit: 'Go on',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or enter a code.',
  again: 'Start again',
}
