import type { Problem } from './problem.js'
import { fail, ok, type Result } from './result.js'

/** Reads an unknown value as a `Value`, or reports every problem it has, each with its path. */
export interface Schema<Value> {
  read(value: unknown, path?: string): Result<Value, readonly Problem[]>
}

/** The type that a schema reads. */
export type Read<S> = S extends Schema<infer Value> ? Value : never

/** Marks a key that an object may leave out. */
export interface OptionalSchema<Value> extends Schema<Value | undefined> {
  readonly optional: true
}

type Fields = Readonly<Record<string, Schema<unknown>>>
type OptionalKeys<F> = { [K in keyof F]: F[K] extends OptionalSchema<unknown> ? K : never }[keyof F]
type ObjectOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Read<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Exclude<Read<F[K]>, undefined>
}

/** Text of `min` to `max` characters that is not only white space. */
export function text({ min = 1, max = 10_000 }: { min?: number; max?: number } = {}): Schema<string> {
  return schema((value, path) => {
    if (typeof value !== 'string') return problem(path, 'must be text')
    if (value.trim().length < min) return problem(path, `must have at least ${min} character${min === 1 ? '' : 's'}`)
    if (value.length > max) return problem(path, `must have at most ${max} characters`)
    return ok(value)
  })
}

/** A whole number from `min` to `max`. */
export function integer({ min, max }: { min: number; max: number }): Schema<number> {
  return schema((value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : problem(path, `must be a whole number from ${min} to ${max}`),
  )
}

/** One of the listed values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Schema<Value> {
  return schema((value, path) =>
    values.includes(value as Value) ? ok(value as Value) : problem(path, `must be one of ${values.join(', ')}`),
  )
}

/** The value or null. */
export function nullable<Value>(inner: Schema<Value>): Schema<Value | null> {
  return schema<Value | null>((value, path) => (value === null ? ok(null) : inner.read(value, path)))
}

/** Lets an object leave the key out; a key that is present must still be right. */
export function optional<Value>(inner: Schema<Value>): OptionalSchema<Value> {
  return {
    ...schema<Value | undefined>((value, path) => (value === undefined ? ok(undefined) : inner.read(value, path))),
    optional: true,
  }
}

/** Whichever of two shapes fits; the problems of the second are reported when neither does. */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  return schema<A | B>((value, path) => {
    const read = first.read(value, path)
    return read.ok ? read : second.read(value, path)
  })
}

/** A list of `min` to `max` items of one kind. */
export function list<Value>(
  item: Schema<Value>,
  { min = 0, max = 1_000 }: { min?: number; max?: number } = {},
): Schema<readonly Value[]> {
  return schema((value, path) => {
    if (!Array.isArray(value)) return problem(path, 'must be a list')
    if (value.length < min || value.length > max) return problem(path, `must have ${min} to ${max} items`)
    return collect(value.map((entry, index) => item.read(entry, `${path}[${index}]`)))
  })
}

/** An object with exactly these keys: a missing key and an unknown key are both problems. */
export function object<const F extends Fields>(fields: F): Schema<ObjectOf<F>> {
  return schema((value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem(path, 'must be an object')
    const source = value as Record<string, unknown>
    const at = (key: string) => (path ? `${path}.${key}` : key)
    const unknownKeys = Object.keys(source).filter((key) => !Object.hasOwn(fields, key))
    const problems: Problem[] = unknownKeys.map((key) => ({ file: '', path: at(key), message: 'is not a known key' }))
    const target: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(fields)) {
      const present = Object.hasOwn(source, key)
      if (!present && 'optional' in field) continue
      const read = present
        ? field.read(source[key], at(key))
        : fail([{ file: '', path: at(key), message: 'is missing' }])
      if (read.ok) target[key] = read.value
      else problems.push(...read.reason)
    }
    return problems.length > 0 ? fail(problems) : ok(target as ObjectOf<F>)
  })
}

/** A schema with one more rule; the rule runs only on a value that has the right shape. */
export function refine<Value>(
  inner: Schema<Value>,
  check: (value: Value) => ReadonlyArray<{ readonly path: string; readonly message: string }>,
): Schema<Value> {
  return schema((value, path) => {
    const read = inner.read(value, path)
    if (!read.ok) return read
    const found = check(read.value)
    if (found.length === 0) return read
    return fail(
      found.map((one) => ({ file: '', path: [path, one.path].filter(Boolean).join('.'), message: one.message })),
    )
  })
}

function schema<Value>(read: (value: unknown, path: string) => Result<Value, readonly Problem[]>): Schema<Value> {
  return { read: (value, path = '') => read(value, path) }
}

function problem(path: string, message: string): Result<never, readonly Problem[]> {
  return fail([{ file: '', path, message }])
}

function collect<Value>(reads: ReadonlyArray<Result<Value, readonly Problem[]>>): Result<Value[], readonly Problem[]> {
  const values: Value[] = []
  const problems: Problem[] = []
  for (const read of reads) {
    if (read.ok) values.push(read.value)
    else problems.push(...read.reason)
  }
  return problems.length > 0 ? fail(problems) : ok(values)
}
