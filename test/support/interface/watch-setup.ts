// Runs before each file of contract tests: what Parley sends in them is what the public interface says.
import { afterAll, afterEach, expect } from 'vitest'
import { interfaceWatch } from './interface-watch.ts'

interfaceWatch.start()

const conforms = async () => expect(await interfaceWatch.take()).toEqual([])
afterEach(conforms)
afterAll(conforms)
