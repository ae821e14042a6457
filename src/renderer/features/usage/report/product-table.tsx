import { useTranslation } from 'react-i18next'
import type { Usage } from '../../../../core/usage/calls.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { figureCell, Table } from '../../../ui/layout/table.tsx'

const NAMED = ['translate', 'write', 'speech_to_text'] as const

/** Usage by product, of this key and of the whole account. */
export function ProductTable({ products }: Pick<Usage, 'products'>) {
  const { t } = useTranslation()
  const { number, duration } = useFormats()
  const nameOf = (type: string) => {
    const named = NAMED.find((known) => known === type)
    return named === undefined ? type : t(`usage.products.names.${named}`)
  }
  return (
    <Table
      label={t('usage.products.title')}
      head={
        <tr>
          <th scope="col">{t('usage.products.product')}</th>
          <th scope="col" className={figureCell}>
            {t('usage.products.key')}
          </th>
          <th scope="col" className={figureCell}>
            {t('usage.products.account')}
          </th>
        </tr>
      }
    >
      {products.map(({ type, unit, usedByKey, usedByAccount }) => {
        const show = (amount: number | undefined) =>
          amount === undefined ? '–' : unit === 'milliseconds' ? duration(amount) : number(amount)
        return (
          <tr key={type}>
            <th scope="row">{nameOf(type)}</th>
            <td className={figureCell}>{show(usedByKey)}</td>
            <td className={figureCell}>{show(usedByAccount)}</td>
          </tr>
        )
      })}
    </Table>
  )
}
