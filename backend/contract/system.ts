/** The process answers. */
export interface HealthView {
  readonly status: 'ok'
}

/** The process can do its work: the database answers. */
export interface ReadyView {
  readonly status: 'ready'
}
