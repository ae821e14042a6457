import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppError, unexpected } from '../../core/errors.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { retryFailedParts } from './lazy-part.tsx'

interface BoundaryState {
  readonly error: AppError | undefined
}

/** A panel that breaks takes nothing with it: the captions go on. */
export class PanelBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: unexpected(thrown) }
  }

  readonly #retry = () => {
    retryFailedParts()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Broken error={error} onRetry={this.#retry} />
  }
}

function Broken({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  return (
    <Notice
      tone="error"
      {...describe(error)}
      actions={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
    />
  )
}
