import { useTranslation } from 'react-i18next'

const KB = 1024
const MB = 1024 * KB

/** Sizes of files, as the limits of the service count them. */
export function useSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation()
  return (bytes) => {
    const [unit, per] = bytes >= MB ? (['mb', MB] as const) : (['kb', KB] as const)
    const write = (value: number) =>
      new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
    return bytes < KB
      ? t('documents.size.bytes', { value: write(bytes) })
      : t(`documents.size.${unit}`, { value: write(bytes / per) })
  }
}
