/** Returns a function that creates the props of a text field: name, label and saved text. */
export const createTextFieldPropsGetter =
  <Labels extends object, Entry extends object>(labels: Labels, entry: Entry | undefined) =>
  <Name extends keyof Labels & keyof Entry & string>(name: Name) => ({
    name,
    label: labels[name],
    defaultValue: entry?.[name],
  })
