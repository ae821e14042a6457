import { AppWindow } from 'lucide-react'

const SIZE = 16

interface ProgramIconProps {
  /** A `data:` URL. */
  readonly icon: string | undefined
}

/** The icon of a program beside its name, or a neutral one. */
export function ProgramIcon({ icon }: ProgramIconProps) {
  return icon === undefined ? (
    <AppWindow size={SIZE} aria-hidden="true" />
  ) : (
    <img src={icon} alt="" width={SIZE} height={SIZE} />
  )
}
