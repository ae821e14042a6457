import { createCallHook } from './query/use-call.ts'

/** Version, platform and kind of the host that this page belongs to. */
export const useAppInfo = createCallHook('app.info', { accountIndependent: true })
