import { Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater'
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'
import { addressIn, type Feed } from '../feed/feed.ts'

export interface FeedSource {
  /** Folder of the feed and its packages, with a slash at its end. */
  readonly folder: URL
  /** Ending of the packages that this copy can install; empty for all. */
  readonly ending: string
  /** Fetches and verifies the feed. */
  readonly read: () => Promise<Feed>
}

/** Hands only verified feeds on to electron-updater. The headers that it sets, with the staging id, are sent nowhere. */
export class FeedProvider extends Provider<UpdateInfo> {
  readonly #source: FeedSource

  constructor(source: FeedSource, options: ProviderRuntimeOptions) {
    super(options)
    this.#source = source
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const { files, stagingPercentage, minimumSystemVersion, ...feed } = await this.#source.read()
    const [{ url, sha512 } = { url: '', sha512: '' }] = files
    return {
      version: feed.version,
      releaseDate: feed.releaseDate,
      releaseNotes: feed.releaseNotes ?? null,
      files,
      path: url,
      sha512,
      ...(stagingPercentage !== undefined && { stagingPercentage }),
      ...(minimumSystemVersion !== undefined && { minimumSystemVersion }),
    }
  }

  override resolveFiles({ files }: UpdateInfo): ResolvedUpdateFileInfo[] {
    const { folder, ending } = this.#source
    return files
      .filter(({ url }) => url.endsWith(ending))
      .map((info) => ({ url: addressIn(folder, info.url), info }))
  }
}

/** A provider for `setFeedURL`, which makes an instance by itself. */
export const providerOf = (source: FeedSource) =>
  class extends FeedProvider {
    constructor(_options: unknown, _updater: unknown, options: ProviderRuntimeOptions) {
      super(source, options)
    }
  }
