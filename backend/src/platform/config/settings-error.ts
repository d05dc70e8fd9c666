/** The process cannot start as it is set up; each problem is one clear line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}
