// What packages get that require `electron`: see squirrel.ts.
module.exports = globalThis['parley-test-electron']
