import { type RequestHandler, Router } from 'express';
import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import {
  holdAgainstStanding,
  holdToRole,
  limit,
  refuseInFutureShop,
  refuseWithoutPasskey,
  requireDriver,
  requireLicensee,
  requireMember,
  requirePerson,
  requireRecentPasskey,
  requireStaff,
  staffOf,
} from '../protections/index.ts';
import { encoded, sendEncoded } from './encoded.ts';
import type { Handler, Handlers } from './handler.ts';
import { inputOf } from './input.ts';
import { SENT } from './sent.ts';

const MOUNT = '/api';
/** More entries in one answer are as much as a file (STAFF-36). */
const LONG = 200;

/** Authorised by the handler: depends on the order, the signature or the configuration. */
function membershipOf(deps: Deps, { who, role, keys, accountRole }: Endpoint): RequestHandler[] {
  switch (who) {
    case 'staff':
      return [requireStaff(role, keys)];
    case 'driver':
      return [requireDriver(deps)];
    case 'person':
      return [requirePerson(deps)];
    case 'member':
      return [requireMember(deps, accountRole)];
    case 'licensee':
      return [requireLicensee, ...(accountRole ? [holdToRole(deps, accountRole)] : [])];
    default:
      return [];
  }
}

/**
 * The routes of these calls. Path, rate class, protection, validation and status come from the table of endpoints.
 * Calls with the same first segment share a router, so that a request is matched against few patterns. Each call has one
 * address (API-16).
 */
export function serveCalls(deps: Deps, handlers: Partial<Handlers>): RequestHandler {
  const routers = new Map<string, Router>();
  const routerFor = (path: string): Router => {
    const known = routers.get(firstSegmentOf(path)) ?? Router({ caseSensitive: true, strict: true });
    routers.set(firstSegmentOf(path), known);
    return known;
  };
  const served = (Object.keys(handlers) as EndpointName[]).map(
    (name) => [endpoints[name], handlers[name]] as const,
  );
  for (const [endpoint, handler] of served.sort(([one], [other]) => bySpecificity(one, other))) {
    const { method, path } = endpoint;
    const ownPath = path.slice(MOUNT.length);
    const route = routerFor(ownPath).route(ownPath);
    const verb = method.toLowerCase() as Lowercase<typeof method>;
    route[verb](
      ...protectionsOf(deps, endpoint),
      answering(deps, endpoint, handler as Handler<EndpointName>),
    );
  }
  return (request, response, next) => {
    const router = routers.get(firstSegmentOf(request.path));
    if (router) router(request, response, next);
    else next();
  };
}

/** The first segment of a path, where no endpoint has a parameter: `/products` of `/products/:id`. */
const firstSegmentOf = (path: string): string => path.split('/', 2)[1] ?? '';

function protectionsOf(deps: Deps, endpoint: Endpoint): RequestHandler[] {
  const { rate, presentOnly, recentPasskey } = endpoint;
  return [
    ...(rate === 'none' ? [] : [limit(deps, rate)]),
    ...(presentOnly ? [refuseInFutureShop] : []),
    ...membershipOf(deps, endpoint),
    ...(recentPasskey === true ? [requireRecentPasskey(deps)] : []),
  ];
}

function answering(deps: Deps, endpoint: Endpoint, handler: Handler<EndpointName>): RequestHandler {
  return async (request, response) => {
    // The table's types tie each handler to its endpoint; here the union is enough.
    const input = inputOf(endpoint, request);
    if (!endpoint.standingByHandler)
      await holdAgainstStanding(deps, { endpoint, request, response, body: input.body });
    const call = { ...input, staff: staffOf(request), request, response };
    const answer = await handler(call as Parameters<typeof handler>[0]);
    // While the database hung, the call may already have been answered with 503.
    if (answer === SENT || response.headersSent) return;
    if (endpoint.recentPasskey === 'long' && isLong(answer)) await refuseWithoutPasskey(deps, request);
    response.status(endpoint.status);
    if (answer === undefined) response.end();
    else await sendEncoded(request, response, encoded(Buffer.from(JSON.stringify(answer))));
  };
}

/** Whether one of an answer's lists has more entries than staff see without their passkey. */
const isLong = (answer: unknown): boolean =>
  Object.values(answer ?? {}).some((list) => Array.isArray(list) && list.length > LONG);

/** `/products/events` goes before `/products/:id`, which would match it. */
function bySpecificity(one: Endpoint, other: Endpoint): number {
  return patternOf(one) < patternOf(other) ? -1 : 1;
}

/** A sort key that puts parameters after every literal segment. */
const patternOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '\uffff');
