import { Combobox } from '@base-ui/react/combobox'
import { BookMarked, Check, type LucideIcon, Pin, ScanSearch, UserRound, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import select from '../controls/select.module.css'
import type { LanguageGroup, LanguageOption, Mark } from './language-options.ts'
import styles from './language-picker.module.css'

const ICONS: { readonly [M in Mark]: LucideIcon } = {
  detectable: ScanSearch,
  notDetectable: Pin,
  spoken: Volume2,
  formality: UserRound,
  glossary: BookMarked,
}

interface LanguagePopupProps {
  readonly label: string
  /** All options; the legend explains their marks. */
  readonly options: readonly LanguageOption[]
  /** Note to read before choosing. */
  readonly note?: string | undefined
  readonly isDisabled?: (option: LanguageOption) => boolean
}

/** The searchable list of all language pickers. It is a landmark, since it is rendered outside all others. */
export function LanguagePopup({ label, options, note, isDisabled }: LanguagePopupProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Portal role="region" aria-label={label}>
      <Combobox.Positioner className={select.positioner} sideOffset={4} align="start">
        <Combobox.Popup className={styles.popup} aria-label={label}>
          <Combobox.Input className={styles.search} placeholder={t('languageList.search')} />
          {note !== undefined && <div className={styles.note}>{note}</div>}
          <Combobox.Empty className={styles.empty}>{t('languageList.none')}</Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(group: LanguageGroup) => (
              <Combobox.Group key={group.value} items={group.items}>
                {group.value !== 'none' && (
                  <Combobox.GroupLabel className={styles.group}>
                    {t(`languageList.${group.value}`)}
                  </Combobox.GroupLabel>
                )}
                <Combobox.Collection>
                  {(option: LanguageOption) => (
                    <Combobox.Item
                      key={option.code}
                      value={option}
                      disabled={isDisabled?.(option) ?? false}
                      className={classes(select.item, styles.item)}
                    >
                      <Combobox.ItemIndicator>
                        <Check size={14} />
                      </Combobox.ItemIndicator>
                      <span className={styles.name}>{option.name}</span>
                      <Marks marks={option.marks} />
                      <span className={styles.code}>{option.code}</span>
                    </Combobox.Item>
                  )}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </Combobox.List>
          <Legend options={options} />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** Legend of the marks for sighted users: each mark also has an accessible name. */
function Legend({ options }: Pick<LanguagePopupProps, 'options'>) {
  const { t } = useTranslation()
  const marks = (Object.keys(ICONS) as Mark[]).filter((mark) =>
    options.some((option) => option.marks.includes(mark)),
  )
  if (marks.length === 0) return null
  return (
    <div className={styles.legend} aria-hidden>
      {marks.map((mark) => {
        const Icon = ICONS[mark]
        return (
          <span key={mark}>
            <Icon size={14} />
            {t(`languageList.${mark}`)}
          </span>
        )
      })}
    </div>
  )
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const { t } = useTranslation()
  return (
    <span className={styles.marks}>
      {marks.map((mark) => {
        const Icon = ICONS[mark]
        const name = t(`languageList.${mark}`)
        return (
          <span key={mark} role="img" aria-label={name} title={name}>
            <Icon size={14} />
          </span>
        )
      })}
    </span>
  )
}
