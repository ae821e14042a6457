// Runs before the page's own scripts: records its CSP violations.
globalThis.parleyViolations = []

document.addEventListener('securitypolicyviolation', (event) => {
  globalThis.parleyViolations.push(`${event.violatedDirective}: ${event.blockedURI}`)
})
