import { join } from 'node:path'
import { fileName, product } from '../product.ts'
import { runTool } from '../run-tool.ts'
import { normalize, writePrefix } from './prefix.ts'

export const tarballName = (arch: string): string => fileName('linux', arch, 'tar.gz')

/** Builds an archive to unpack into a prefix such as `~/.local`. */
export async function buildTarball(
  unpacked: string,
  stage: string,
  { output, date }: { readonly output: string; readonly date: Date },
): Promise<void> {
  const folder = `${product.name}-${product.version}`
  writePrefix(unpacked, join(stage, folder), date)
  normalize(stage, date)
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  const time = `--mtime=@${date.getTime() / 1000}`
  await runTool(['tar', ...same, time, '--use-compress-program=gzip -9n', '-cf', output, '-C', stage, folder])
}
