/** What a user can choose: follow the system, or always the one or the other. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const

/** A choice of light or dark. */
export type ColorMode = (typeof COLOR_MODES)[number]

const STORAGE_KEY = 'wordlark.color-mode'

/** The choice of this browser. */
export function readColorMode(): ColorMode {
  const stored = safeStorage()?.getItem(STORAGE_KEY)
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system'
}

/** Shows the page in a mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  safeStorage()?.setItem(STORAGE_KEY, mode)
  applyColorMode(mode)
}

/** Shows the page in a mode; call it before anything is drawn. */
export function applyColorMode(mode: ColorMode = readColorMode()): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
}

/** Storage may be switched off; then the choice lasts until the page is left. */
function safeStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
