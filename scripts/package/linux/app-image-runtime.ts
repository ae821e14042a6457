import { getAppImageTools } from 'app-builder-lib/out/toolsets/linux.js'
import { Arch } from 'electron-builder'
import { MissingPart } from '../run-tool.ts'

/** Release of electron-builder's tools with the static runtime, which needs no FUSE library. */
const TOOLS = '1.0.3'

/** Fetches the runtime of AppImages with electron-builder, which compares its checksum and keeps it in its cache. */
export async function appImageRuntime(arch: string): Promise<string> {
  try {
    const { runtime } = await getAppImageTools(TOOLS, arch === 'arm64' ? Arch.arm64 : Arch.x64)
    return runtime
  } catch (thrown) {
    throw new MissingPart(
      'the runtime of AppImages cannot be fetched from github.com ' +
        `(${thrown instanceof Error ? thrown.message.split('\n', 1)[0] : String(thrown)}). ` +
        '--appimage-runtime FILE names one',
    )
  }
}
