import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilities,
  type Product,
  type ProductLanguage,
} from '../../../../core/languages/languages-calls.ts'
import { languagesAnswer, productsAnswer, toProductLanguages, toProducts } from './language-answers.ts'

const name = fc.stringMatching(/^[a-z][a-z_]{2,20}$/)
const availability = fc.constantFrom(...availabilities)
const featureNames = fc.uniqueArray(name, { maxLength: 6 })

/** @param statuses those that a shape can tell */
const languages = (statuses: fc.Arbitrary<ProductLanguage['status']>, isExternal: fc.Arbitrary<boolean>) =>
  fc.array(
    fc.record({
      code: fc.stringMatching(/^[a-z]{2,3}(-[A-Z]{2})?$/),
      name: fc.string({ unit: 'grapheme' }),
      isSource: fc.boolean(),
      isTarget: fc.boolean(),
      status: statuses,
      features: featureNames.chain((names) =>
        fc.tuple(
          ...names.map((each) => fc.record({ name: fc.constant(each), status: statuses, isExternal })),
        ),
      ),
    }),
    { maxLength: 5 },
  )

const common = (language: ProductLanguage) => ({
  lang: language.code,
  name: language.name,
  usable_as_source: language.isSource,
  usable_as_target: language.isTarget,
})

const read = (answer: unknown): ProductLanguage[] => toProductLanguages(languagesAnswer.parse(answer))

describe('languages', () => {
  it('come back from the shape with lists of features, which tells nothing of their status', () => {
    fc.assert(
      fc.property(languages(fc.constant('stable'), fc.constant(false)), (model) => {
        const answer = model.map((language) => ({
          ...common(language),
          features: language.features.map((feature) => feature.name),
        }))
        expect(read(answer)).toEqual(model)
      }),
    )
  })

  it('come back from the shape with objects of features, each with its status', () => {
    fc.assert(
      fc.property(languages(availability, fc.boolean()), (model) => {
        const answer = model.map((language) => ({
          ...common(language),
          status: language.status,
          features: Object.fromEntries(
            language.features.map(({ name: of, status, isExternal }) => [
              of,
              { status, external: isExternal },
            ]),
          ),
        }))
        expect(read(answer)).toEqual(model)
      }),
    )
  })
})

describe('products', () => {
  const products: fc.Arbitrary<Product[]> = fc.array(
    fc.record({
      name,
      endpoints: fc.array(name),
      features: fc.array(fc.record({ name, needsSource: fc.boolean(), needsTarget: fc.boolean() })),
    }),
  )

  it.each([
    ['required_on_source', 'required_on_target'],
    ['needs_source_support', 'needs_target_support'],
  ])('come back from features with %s and %s', (source, target) => {
    fc.assert(
      fc.property(products, (model) => {
        const answer = model.map((product) => ({
          ...product,
          features: product.features.map((feature) => ({
            name: feature.name,
            [source]: feature.needsSource,
            [target]: feature.needsTarget,
          })),
        }))
        expect(toProducts(productsAnswer.parse(answer))).toEqual(model)
      }),
    )
  })
})
