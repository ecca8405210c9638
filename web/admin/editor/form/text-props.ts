/** Makes a function that returns the name, label and saved text of a form's field. */
export const textFieldPropsOf =
  <Labels extends object, Entry extends object>(labels: Labels, entry: Entry | undefined) =>
  <Name extends keyof Labels & keyof Entry & string>(name: Name) => ({
    name,
    label: labels[name],
    defaultValue: entry?.[name],
  })
