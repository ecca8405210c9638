import { CardsLook } from './cards-look.tsx'
import type { LookProps } from './look-props.ts'
import { RowsLook } from './rows-look.tsx'
import { YearsLook } from './years-look.tsx'

const looks = { cards: CardsLook, rows: RowsLook, years: YearsLook } as const

type ItemLookProps = LookProps & { look: keyof typeof looks }

/** Items of a collection in one of the looks. The default export, because other pages load it lazily. */
export default function ItemLook({ look, ...props }: ItemLookProps) {
  const Look = looks[look]
  return <Look {...props} />
}
