import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common'
import type { Access, Route } from '#contract/routes.js'

const ACCESS = 'access'
const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
}

/**
 * Binds a controller's method to a row of the routes table, with the row's access policy. The
 * specification knows no 201.
 *
 * @param status of a success: 204 when there is nothing to say
 */
export function Endpoint({ method, path, access }: Route, status: 200 | 204 = 200): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: METHODS[method], path }),
    HttpCode(status),
    SetMetadata(ACCESS, access),
  )
}

/** Who may call a controller's method; undefined when it was bound without `Endpoint`. */
export function accessOf(handler: object): Access | undefined {
  return Reflect.getMetadata(ACCESS, handler) as Access | undefined
}
