const PREFIX = 'wordlark.chat.'

/** Forgets every chat that this browser has stored, whoever held it. @source specification §3 (Chat message), §4 */
export function clearAllChats(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
