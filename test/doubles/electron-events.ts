import type { EventEmitter } from 'node:events'

/** An event whose default action a listener may prevent. */
export class FakeEvent {
  defaultPrevented = false

  preventDefault(): void {
    this.defaultPrevented = true
  }
}

/** Emits an event. @returns whether a listener has prevented its default action */
export function isPrevented(emitter: EventEmitter, name: string, ...args: readonly unknown[]): boolean {
  const event = new FakeEvent()
  emitter.emit(name, event, ...args)
  return event.defaultPrevented
}

/** Emits a navigation event, whose properties Electron has on the event itself. */
export function isNavigationPrevented(emitter: EventEmitter, name: string, details: object): boolean {
  const event = Object.assign(new FakeEvent(), details)
  emitter.emit(name, event)
  return event.defaultPrevented
}
