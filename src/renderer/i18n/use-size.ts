import { useTranslation } from 'react-i18next'
import { useFormats } from './use-formats.ts'

const KB = 1024
const MB = 1024 * KB

/** Formats file sizes in the units of the service's limits. */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation()
  const { decimal } = useFormats()
  return (bytes) => {
    const [unit, per] = bytes >= MB ? (['mb', MB] as const) : (['kb', KB] as const)
    return bytes < KB
      ? t('documents.size.bytes', { value: decimal(bytes) })
      : t(`documents.size.${unit}`, { value: decimal(bytes / per) })
  }
}
