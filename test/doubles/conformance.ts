/**
 * The double against Electron's own types: the compiler names each of its members that takes less than the real one, or
 * gives back something else.
 */
import type { EventEmitter } from 'node:events'
import type * as Double from './electron.ts'

type Real = typeof import('electron')
type Fake = typeof Double

// oxlint-disable-next-line no-explicit-any -- matches every function
type Callable = (...args: any[]) => unknown
// oxlint-disable-next-line no-explicit-any -- matches every class
type Class = abstract new (...args: any[]) => unknown
/** How far members of members are compared: types of Electron contain each other. */
type Depth = readonly 0[]
type Deeper<D extends Depth> = D extends readonly [0, ...infer Rest extends Depth] ? Rest : []

/** Paths of what does not fit in a double `F` of `R`. A double may lack members, and may have others of its own. */
type Mismatches<F, R, Path extends string, D extends Depth> = F extends R
  ? never
  : [F, R] extends [Promise<infer A>, Promise<infer B>]
    ? Mismatches<A, B, Path, D>
    : [F, R] extends [readonly (infer A)[], readonly (infer B)[]]
      ? Mismatches<A, B, Path, D>
      : [F, R] extends [Class, Class]
        ? ClassMismatches<F, R, Path, D>
        : [F, R] extends [Callable, Callable]
          ? CallMismatches<F, R, Path, D>
          : F extends object
            ? MemberMismatches<F, R, Path, D>
            : Path

/** Members of both, without those that Node gives to all that emits events. */
type Shared<F, R> = Exclude<keyof F & keyof R & string, 'prototype' | keyof EventEmitter>

type MemberMismatches<F, R, Path extends string, D extends Depth> = D extends readonly []
  ? never
  : { [K in Shared<F, R>]: Mismatches<F[K], R[K], `${Path}.${K}`, Deeper<D>> }[Shared<F, R>]

type ClassMismatches<F, R, Path extends string, D extends Depth> = F extends Class
  ? R extends Class
    ?
        | (ConstructorParameters<R> extends ConstructorParameters<F> ? never : `new ${Path}`)
        | MemberMismatches<InstanceType<F>, InstanceType<R>, Path, D>
        | MemberMismatches<F, R, Path, D>
    : never
  : never

/** A double has to take what the real one takes. */
type CallMismatches<F, R, Path extends string, D extends Depth> = F extends Callable
  ? R extends Callable
    ?
        | (Parameters<R> extends Parameters<F> ? never : `${Path}()`)
        | Mismatches<ReturnType<F>, ReturnType<R>, `${Path}()`, D>
    : never
  : never

type ModuleMismatches<F, R> = {
  [K in keyof F & keyof R & string]: Mismatches<F[K], R[K], K, readonly [0, 0, 0]>
}[keyof F & keyof R & string]

/** Intended differences. */
type Known =
  // Menus, images and trays are made by the double alone, and taken by it alone.
  | 'Menu.buildFromTemplate()'
  | 'Menu.setApplicationMenu()'
  | 'Tray.setContextMenu()'
  | 'Tray.setImage()'
  | 'new Tray'
  // Electron makes them, and nobody else.
  | 'new webContents'
  // On the network it is the socket of the package ws.
  | 'new net.WebSocket'
  | 'net.WebSocket.addEventListener()'
  | 'net.WebSocket.binaryType'
  | 'net.WebSocket.removeEventListener()'
  // It always has a filter.
  | `session.${'defaultSession' | 'fromPartition()'}.webRequest.onBeforeSendHeaders()`
  // Only preferences that are switched on or off are asked for.
  | 'systemPreferences.getUserDefault()'

type Demand<Nothing extends never> = Nothing
type Found = ModuleMismatches<Fake, Real>

export type EverythingElseFits = Demand<Exclude<Found, Known>>
export type EveryKnownDifferenceExists = Demand<Exclude<Known, Found>>

type Faulty = {
  readonly app: { quit(code: string): void; isReady(): string }
  readonly clipboard: { readText(): Promise<number> }
  readonly Tray: new (image: number) => { setToolTip: boolean }
}
/** Faults that have to be found: what a function takes, gives back and promises, what is no function, and a class. */
export type FaultsAreFound = Demand<
  Exclude<
    'app.quit()' | 'app.isReady()' | 'clipboard.readText()' | 'Tray.setToolTip' | 'new Tray',
    ModuleMismatches<Faulty, Real>
  >
>
