import { faultsOf } from './layer-fault.ts'

export const pageFaults = faultsOf('stores of the page', [
  {
    name: 'a sign for which the keyboard needs Shift is no key',
    file: 'src/renderer/shared/window-keys.ts',
    find: "isSign(bound) && !modifiers.includes('Shift')",
    replace: "isSign(bound) && modifiers.includes('Shift')",
    foundBy: 'src/renderer/shared/window-keys.test.ts',
  },
  {
    name: 'a session that was deleted in another page stays readable',
    file: 'src/renderer/features/history/captions/session-view.tsx',
    find: "found.error?.kind === 'invalid-input'",
    replace: "found.data === undefined && found.error?.kind === 'invalid-input'",
    foundBy: 'test/journeys/library/history.spec.ts --project=webhost',
  },
  {
    name: 'a change of a chosen document is overwritten by what it was',
    file: 'src/renderer/features/documents/documents-store.ts',
    find: '{ ...draft, ...patch }',
    replace: '{ ...patch, ...draft }',
    foundBy: 'src/renderer/features/documents/documents-store.test.ts',
  },
  {
    name: 'an error of one kind of resources is shown in the list of another',
    file: 'src/renderer/shared/resources/resource-list.tsx',
    find: 'only === undefined ? kinds : [only]',
    replace: 'kinds',
    foundBy: 'test/journeys/panels/library.spec.ts --project=webhost',
  },
  {
    name: 'minutes of a limit are sent as milliseconds',
    file: 'src/renderer/features/usage/keys/key-limits.ts',
    find: 'whole == null ? whole : whole * limitUnits[name]',
    replace: 'whole',
    foundBy: 'src/renderer/features/usage/keys/key-limits.test.ts',
  },
  {
    name: 'a text is lost when the earlier one is recalled',
    file: 'src/renderer/features/quick/quick-store.ts',
    find: "      store.setState({ earlier: undefined })\n      begin(earlier.text, earlier.isOffered ? 'offerText' : 'takeText')",
    replace:
      "      begin(earlier.text, earlier.isOffered ? 'offerText' : 'takeText')\n      store.setState({ earlier: undefined })",
    foundBy: 'src/renderer/features/quick/quick-store.test.ts',
  },
  {
    name: 'a list moves under a pointer that is pressed',
    file: 'src/renderer/ui/follow/follower.ts',
    find: '!isDue || this.#isPressed',
    replace: '!isDue && this.#isPressed',
    foundBy: 'src/renderer/ui/follow/follower.test.ts',
  },
  {
    name: 'a microphone that was muted while devices opened is heard',
    file: 'src/renderer/features/live/session/live-store.ts',
    find: 'run.isMuted = store.getState().isMuted',
    replace: 'run.isMuted = isMuted',
    foundBy: 'src/renderer/features/live/session/live-start.test.ts',
  },
])

/** Presses that come before something has loaded, or without what is needed. */
export const pressFaults = faultsOf('what is pressed', [
  {
    name: 'what is pressed while something loads is dropped',
    file: 'src/renderer/ui/controls/use-submit.ts',
    find: "isLoading ? 'kept' : 'made'",
    replace: "isLoading ? 'ignored' : 'made'",
    foundBy: 'src/renderer/ui/controls/use-submit.test.ts',
  },
  {
    name: 'what waits for something is not done when it is there',
    file: 'src/renderer/ui/controls/use-submit.ts',
    find: 'if (due > 0) submit()',
    replace: 'if (due < 0) submit()',
    foundBy: 'test/journeys/panels/quick.spec.ts --project=webhost',
  },
  {
    name: 'Enter does nothing to a name that was not changed',
    file: 'src/renderer/shared/name-dialog.tsx',
    find: 'wanted === name ? onClose() : onSubmit(wanted)',
    replace: 'wanted !== name && onSubmit(wanted)',
    foundBy: 'test/journeys/panels/late-answers.spec.ts --project=webhost',
  },
  {
    name: 'a translation is forgotten that is asked for before its languages are known',
    file: 'src/core/areas/text/translator.ts',
    find: 'if (isWanted && next !== undefined) void run()',
    replace: 'if (isWanted && next === undefined) void run()',
    foundBy: 'src/core/areas/text/translator.test.ts',
  },
])

/** Faults of components, which only the whole page shows. */
export const panelFaults = faultsOf('window and panels', [
  {
    name: 'the button for newer texts goes on to the page of older ones',
    file: 'src/renderer/features/text/history/history-view.tsx',
    find: 'setPages(pages.slice(0, -1))',
    replace: 'setPages(pages.slice(1))',
    foundBy: 'test/journeys/panels/text-history.spec.ts --project=webhost',
  },
  {
    name: 'a translation that was never saved is removed without a question',
    file: 'src/renderer/features/documents/job-row.tsx',
    find: 'isKept && !wasDownloaded ? setIsAsking(true)',
    replace: 'isKept && wasDownloaded ? setIsAsking(true)',
    foundBy: 'test/journeys/panels/documents.spec.ts --project=webhost',
  },
  {
    name: 'a shorter retention deletes sessions without a question',
    file: 'src/renderer/features/settings/sections/privacy-section.tsx',
    find: 'keptForMs[next] < keptForMs[retention]',
    replace: 'keptForMs[next] > keptForMs[retention]',
    foundBy: 'test/journeys/settings/privacy.spec.ts --project=webhost',
  },
  {
    name: 'the page before of a memory is the same page',
    file: 'src/renderer/features/memories/segments-view.tsx',
    find: 'setCursors(cursors.slice(0, -1))',
    replace: 'setCursors(cursors.slice(-1))',
    foundBy: 'test/journeys/panels/memories.spec.ts --project=webhost',
  },
  {
    name: 'Escape closes the settings while keys are recorded',
    file: 'src/renderer/ui/controls/key-recorder.tsx',
    find: `    event.preventDefault()
    event.stopImmediatePropagation()
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
    if (event.key === 'Escape' && isPlain) return record(false)
`,
    replace: `    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
    if (event.key === 'Escape' && isPlain) return record(false)
    event.preventDefault()
    event.stopImmediatePropagation()
`,
    foundBy: 'test/journeys/desktop/desktop-settings.spec.ts --project=shell',
  },
  {
    name: 'a caption that was found is not scrolled to',
    file: 'src/renderer/features/history/sessions/search-results.tsx',
    find: 'open(session.id, { index: caption.index })',
    replace: 'open(session.id)',
    foundBy: 'test/journeys/library/history.spec.ts --project=webhost',
  },
  {
    name: 'a line that is being edited goes with its row when it is scrolled out of view',
    file: 'src/renderer/features/history/captions/session-caption-list.tsx',
    find: 'keepMounted={kept}',
    replace: 'keepMounted={[]}',
    foundBy: 'test/journeys/library/history.spec.ts --project=webhost',
  },
  {
    name: 'the wheel changes the size of captions the wrong way',
    file: 'src/renderer/features/overlay/use-size-keys.ts',
    find: 'resize(-steps)',
    replace: 'resize(steps)',
    foundBy: 'test/journeys/overlay/picture.spec.ts --project=webhost',
  },
  {
    name: 'a search for a section hides its rows',
    file: 'src/renderer/features/settings/use-settings-search.ts',
    find: '!isMeant && !has(row)',
    replace: '!isMeant || !has(row)',
    foundBy: 'test/journeys/settings/privacy.spec.ts --project=webhost',
  },
  {
    name: 'the key of a language chooses the next one',
    file: 'src/renderer/features/quick/use-quick-keys.ts',
    find: '[targetKey(String(index + 1)), ',
    replace: '[targetKey(String(index)), ',
    foundBy: 'test/journeys/panels/quick.spec.ts --project=webhost',
  },
  {
    name: 'a period of usage ends a day too late',
    file: 'src/renderer/features/usage/allowances.tsx',
    find: 'new Date(Date.parse(end) - 1)',
    replace: 'new Date(Date.parse(end))',
    foundBy: 'test/journeys/panels/usage.spec.ts --project=webhost',
  },
  {
    name: 'the count of found entries and that of all are swapped',
    file: 'src/renderer/features/glossaries/editor/find-bar.tsx',
    find: "t('glossaries.editor.shown', { shown, all })",
    replace: "t('glossaries.editor.shown', { shown: all, all: shown })",
    foundBy: 'test/journeys/panels/glossaries.spec.ts --project=webhost',
  },
  {
    name: 'a full style rule list offers one more instruction',
    file: 'src/renderer/features/style-rules/instructions/instructions-section.tsx',
    find: 'instructions.length >= styleRuleLimits.instructions',
    replace: 'instructions.length > styleRuleLimits.instructions',
    foundBy: 'test/journeys/panels/style-rules.spec.ts --project=webhost',
  },
  {
    name: 'a microphone that was opened by a key stays open when the window loses the focus',
    file: 'src/renderer/features/live/keys/hold-to-talk.ts',
    find: '    if (pressedAt !== undefined) actions.setMuted(true)\n    pressedAt = undefined',
    replace: '    pressedAt = undefined\n    if (pressedAt !== undefined) actions.setMuted(true)',
    foundBy: 'test/rest/journeys/long/live/talk.spec.ts --project=long',
  },
  {
    name: 'speech stays on when the microphone that carried it is switched off',
    file: 'src/renderer/features/live/meeting/own-speech.ts',
    find: 'isHeardOtherwise ? language : null',
    replace: 'language',
    foundBy: 'src/renderer/features/live/meeting/own-speech.test.ts',
  },
  {
    name: 'the space bar presses a control of a running session',
    file: 'src/renderer/features/live/keys/hold-to-talk.ts',
    find: '(canTalk() || !isMuteButton(target))',
    replace: 'canTalk()',
    foundBy: 'test/journeys/live/space.spec.ts --project=webhost',
  },
])
