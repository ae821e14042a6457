import { describe, expect, it, vi } from 'vitest'
import { sourceContentTypes, targetContentTypes } from '../../core/audio/content-types.ts'
import { parseVoiceRequest } from './parse-voice-request.ts'

const PCM = 'audio/pcm;encoding=s16le;rate=16000'
const parse = (request: object, spokenAtOnce = 5) =>
  parseVoiceRequest({ source_media_content_type: PCM, target_languages: ['de'], ...request }, spokenAtOnce)

describe('a voice request', () => {
  it('is completed with the defaults of the service', () => {
    expect(parseVoiceRequest({ source_media_content_type: PCM, source_language: null }, 5)).toEqual({
      ok: true,
      value: {
        source_media_content_type: PCM,
        message_format: 'json',
        source_language_mode: 'auto',
        target_languages: [],
        target_media_languages: [],
        target_media_content_type: 'audio/webm;codecs=opus',
        target_media_voice: 'female',
        glossary_ids: [],
        formality: 'default',
      },
    })
  })

  it('adds the spoken languages to the targets, each once', () => {
    const parsed = parse({ target_languages: ['de', 'ja'], target_media_languages: ['de', 'fr'] })
    expect(parsed.ok && parsed.value.target_languages).toEqual(['de', 'ja', 'fr'])
  })

  it.each([
    'audio/pcm; encoding=s16le; rate=16000',
    'Audio/PCM;Encoding="S16LE";Rate="16000";',
    ' audio/pcm ;rate=16000; encoding=s16le',
  ])('may spell a content type as %j', (spelt) => {
    const parsed = parse({
      source_media_content_type: spelt,
      target_media_content_type: 'audio/OGG; codecs="flac"',
    })
    expect(parsed.ok && parsed.value).toMatchObject({
      source_media_content_type: PCM,
      target_media_content_type: 'audio/ogg;codecs=flac',
    })
  })

  it('may write codes in any case', () => {
    const parsed = parse({ source_language: 'EN', target_languages: ['DE', 'zh-hans', 'EN-gb'] })
    expect(parsed.ok && parsed.value).toMatchObject({
      source_language: 'en',
      target_languages: ['de', 'zh-HANS', 'en-GB'],
    })
  })

  it.each(['audio/pcm;encoding=s16le', 'audio/pcm;encoding=s16le;rate=16000;channels=2', 'audio/pcm'])(
    'may not ask for %s, which means something else',
    (other) => {
      expect(parse({ source_media_content_type: other })).toMatchObject({ ok: false })
    },
  )

  it('may leave the source language empty', () => {
    const parsed = parse({ source_language: '' })
    expect(parsed.ok && parsed.value.source_language).toBeUndefined()
  })

  it.each([
    [{ source_media_content_type: undefined }, /^Parameter 'source_media_content_type' not specified.$/],
    [{ source_media_content_type: 'audio/wav' }, /'source_media_content_type'/],
    [{ message_format: 'xml' }, /'message_format'/],
    [{ source_language: 'tlh' }, /'source_language'/],
    [{ source_language_mode: 'guess' }, /'source_language_mode'/],
    [{ target_languages: 'de' }, /'target_languages'/],
    [{ target_languages: ['de', 'x'] }, /'target_languages.1'/],
    [{ target_languages: ['de', 'en', 'fr', 'es', 'it', 'ja'] }, /'target_languages'/],
    [{ target_media_languages: ['ga'] }, /'target_media_languages.0'/],
    [{ target_media_content_type: 'audio/wav' }, /'target_media_content_type'/],
    [{ target_media_voice: 'robot' }, /'target_media_voice'/],
    [{ glossary_id: 'mine' }, /'glossary_id'/],
    [{ formality: 'rude' }, /'formality'/],
    [
      { target_languages: ['de', 'en', 'fr', 'es'], target_media_languages: ['it', 'ja'] },
      /5 targets at most/,
    ],
    [{ source_language_mode: 'fixed' }, /'source_language' must be set/],
    [{ source_language: 'da' }, /da cannot be detected/],
  ])('is refused for %j', (request, message) => {
    expect(parse(request)).toEqual({ ok: false, message: expect.stringMatching(message) })
  })

  it('may name a language that cannot be detected, if it is fixed', () => {
    expect(parse({ source_language: 'da', source_language_mode: 'fixed' }).ok).toBe(true)
  })

  it('may speak as many languages at once as the deployment allows', () => {
    const request = { target_media_languages: ['de', 'fr'] }
    expect(parse(request, 5).ok).toBe(true)
    expect(parse(request, 1)).toMatchObject({ ok: false, message: /at most 1/ })
  })

  const outcome = (request: object) => {
    const parsed = parse(request)
    return parsed.ok ? 'taken' : parsed.message
  }

  it.each(sourceContentTypes)('with %s is taken', (type) => {
    expect(outcome({ source_media_content_type: type })).toBe('taken')
  })

  it('with a codec that needs ffmpeg is refused with the reason where there is none', () => {
    vi.stubEnv('PATH', '/nowhere')
    try {
      expect(outcome({ source_media_content_type: 'audio/mpeg' })).toBe(
        'The demo service cannot take audio/mpeg: MP3 is decoded by ffmpeg, which is not installed on this computer.',
      )
      expect(outcome({ source_media_content_type: 'audio/flac' })).toBe('taken')
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it.each(targetContentTypes)('is spoken as %s', (type) => {
    expect(outcome({ target_media_languages: ['de'], target_media_content_type: type })).toBe('taken')
  })

  it.each(targetContentTypes)('may name %s where nothing is spoken', (type) => {
    expect(outcome({ target_media_content_type: type })).toBe('taken')
  })
})
