import { Param, ValidationPipe, type PipeTransform } from '@nestjs/common'
import { ValidateBy, type ValidationError } from 'class-validator'
import { AppError } from '../app-error.js'
import type { ErrorCode } from '#contract/errors.js'

const MAX_ID = 2_147_483_647

/**
 * Checks a DTO's property with one of the engine's form rules, so that browser and server say the same.
 *
 * @param problem null when the value is right; called only with the type it names
 */
export function Passes<Value>(type: 'string' | 'array', problem: (value: Value) => string | null): PropertyDecorator {
  const hasType = (value: unknown) => (type === 'array' ? Array.isArray(value) : typeof value === type)
  const check = (value: unknown) =>
    hasType(value) ? problem(value as Value) : `must be ${type === 'array' ? 'a list' : 'text'}`
  return ValidateBy({
    name: 'passes',
    validator: {
      validate: (value) => check(value) === null,
      defaultMessage: (context) => check(context!.value) ?? '',
    },
  })
}

/** Validates bodies: unknown keys are dropped, every wrong field is named at once. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const fields = Object.fromEntries(errors.flatMap((error) => describe(error, '')))
      return new AppError('invalid-request', { fields, message: Object.values(fields)[0] })
    },
  })
}

function describe(error: ValidationError, prefix: string): Array<[string, string]> {
  const path = prefix + error.property
  const own = Object.values(error.constraints ?? {})[0]
  const nested = (error.children ?? []).flatMap((child) => describe(child, `${path}.`))
  return own === undefined ? nested : [[path, own], ...nested]
}

/** Reads a path parameter as an id; anything else is as missing as an unknown id. */
export function IdParam(name: string, missing: ErrorCode): ParameterDecorator {
  const pipe: PipeTransform<string, number> = {
    transform: (value) => {
      const id = Number(value)
      if (!/^\d{1,10}$/.test(value) || id < 1 || id > MAX_ID) throw new AppError(missing)
      return id
    },
  }
  return Param(name, pipe)
}
