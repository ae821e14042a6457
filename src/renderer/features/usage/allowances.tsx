import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forecast } from '../../../core/areas/usage/forecast.ts'
import type { Allowance, Usage } from '../../../core/areas/usage/usage-calls.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { figureCell, Table } from '../../ui/layout/table.tsx'
import { Meter } from '../../ui/progress/meter.tsx'
import { barOf } from './charts/bars.ts'
import styles from './usage-panel.module.css'

/** The products that tell what was used of an allowance. */
const productOf: { readonly [name: string]: string } = {
  characters: 'translate',
  keyCharacters: 'translate',
  speech: 'speech_to_text',
  speechToSpeech: 'speech_to_speech',
}

/** A usage bar for each limit, and the figures of the products, which need no bar where there is no limit. */
export function Allowances({ usage }: { readonly usage: Usage }) {
  const { t } = useTranslation()
  const { number, duration } = useFormats()
  const { period, products } = usage
  const rows = [
    ['characters', number],
    ['keyCharacters', number],
    ['speech', duration],
    ['speechToSpeech', duration],
    ['documents', number],
    ['teamDocuments', number],
  ] as const
  const told = rows.filter(([name]) => usage[name] !== undefined)
  return (
    <>
      {rows.map(([name, show]) => {
        const allowance = usage[name]
        if (allowance === undefined) return null
        const isProduct = products.some(({ type }) => type === productOf[name])
        if (isProduct && typeof allowance.limit !== 'number') return null
        return (
          <AllowanceBar
            key={name}
            label={t(`usage.${name}`)}
            allowance={allowance}
            show={show}
            period={period}
          />
        )
      })}
      {told.length === 0 && products.length === 0 && (
        <p className={styles.quiet}>{t('doctor.findings.plan.uncounted.result')}</p>
      )}
      {told.every(([name]) => name === 'characters') && told.length > 0 && products.length === 0 && (
        <p className={styles.quiet}>{t('usage.proOnly')}</p>
      )}
      {products.length > 0 && <ProductTable products={products} />}
    </>
  )
}

/** The last day of a period, which ends when the next one starts. */
const lastDayBefore = (end: string): Date => new Date(Date.parse(end) - 1)

/** The period that the figures are of, where the service reports it. */
export function UsagePeriod({ period }: Pick<Usage, 'period'>) {
  const { t } = useTranslation()
  const { days } = useFormats()
  return (
    <p className={styles.quiet}>
      {period !== undefined &&
        t('usage.period', { days: days(new Date(period.start), lastDayBefore(period.end)) })}
    </p>
  )
}

interface AllowanceBarProps {
  readonly label: string
  readonly allowance: Allowance
  readonly show: (amount: number) => string
  readonly period: Usage['period']
}

function AllowanceBar({ label, allowance, show, period }: AllowanceBarProps) {
  const { t } = useTranslation()
  const { percent, days } = useFormats()
  const [now] = useState(() => Date.now())
  const ahead = period && forecast(allowance, period, now)
  const lastDay = period && lastDayBefore(period.end)
  const { fraction, isFull, isBlocked } = barOf(allowance)
  const used = show(allowance.used)
  const text = describe()
  function describe(): string {
    const { limit } = allowance
    // The service does not report every limit.
    if (limit === undefined) return used
    if (limit === null) return t('usage.unlimited', { used })
    if (isBlocked) return t('usage.blocked')
    return t('usage.ofLimit', { used, limit: show(limit), percent: percent(fraction ?? 0) })
  }
  const usedUp = ahead?.usedUpAt === undefined ? undefined : new Date(ahead.usedUpAt)
  return (
    <>
      <Meter label={label} text={text} fraction={fraction} isFull={isFull} />
      {ahead !== undefined && lastDay !== undefined && (
        <p className={styles.quiet}>
          {t('usage.forecast', { total: show(ahead.total), day: days(lastDay, lastDay) })}
          {usedUp !== undefined && ` ${t('usage.limitForecast', { day: days(usedUp, usedUp) })}`}
        </p>
      )}
    </>
  )
}

const NAMED = ['translate', 'write', 'speech_to_text', 'speech_to_speech'] as const

/** Usage by product, of this key and of the whole account. */
function ProductTable({ products }: Pick<Usage, 'products'>) {
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
