// Preloaded into a process: its clock differs from the system's by as many milliseconds as a file says.
import { readFileSync } from 'node:fs'

const path = process.env.PARLEY_TEST_CLOCK
const system = Date.now.bind(Date)
const LOOK_EACH_MS = 20
let shiftMs = 0
let looked = Number.NEGATIVE_INFINITY
if (path !== undefined)
  Date.now = () => {
    if (performance.now() - looked > LOOK_EACH_MS) {
      looked = performance.now()
      shiftMs = Number(readFileSync(path, 'utf8'))
    }
    return system() + shiftMs
  }
