export const chooseFiles = (
  types: readonly string[],
  onChosen: (files: readonly File[]) => void,
): void => {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: types.join(',') })
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]))
  input.click()
}
