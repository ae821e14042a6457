/** Variables for the tools of developers, or of the Electron program that the terminal belongs to. */
const FOREIGN: ReadonlySet<string> = new Set([
  // Makes the runtime plain Node: editors set it for their own scripts.
  'ELECTRON_RUN_AS_NODE',
  'ELECTRON_NO_ATTACH_CONSOLE',
  // Name of the program whose terminal this is.
  'CHROME_DESKTOP',
  // Options of the Node that runs the tools, and the place for what it has compiled.
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'INIT_CWD',
])

/** The environment of the desktop app: that of the user, without what npm and editors have added for tools. */
export const cleanEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.has(name) && !/^npm_/i.test(name)))
