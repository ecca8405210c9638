import { data } from 'react-router'

/** Any address without a page. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
