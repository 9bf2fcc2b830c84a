import type { RequestHandler } from 'express';
import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import type { Handler, Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { Problem } from '../problems/index.ts';
import { notice } from './notices.ts';
import { entryOf } from './pending.ts';
import { writeEntries } from './write.ts';

/** Calls whose handler writes an entry of its own. */
const OWN_ENTRY: EndpointName[] = ['accountingFile'];

/** Whether a call gives staff a file: a list or a document, which names customers. */
function givesFile(name: EndpointName): boolean {
  const { who, produces = '' }: Endpoint = endpoints[name];
  return who === 'staff' && ['text/csv', 'application/pdf'].includes(produces) && !OWN_ENTRY.includes(name);
}

/** Calls that show staff what is stored of customers, by the action of their entry. */
const READS: Partial<Record<EndpointName, string>> = {
  adminOrder: 'order.read',
  licenceFigures: 'account.read',
  orderingAccount: 'account.read',
  leads: 'leads.read',
  adminOrders: 'orders.read',
  searchLicences: 'licences.read',
};

/** The actions of entries that say who only looked at something. */
export const READ_ACTIONS = Object.values(READS);

/**
 * The handlers, of which those that give staff a file first write who took which (STAFF-24), and those that show personal
 * data note who read whose (STAFF-32).
 */
export function auditReading<Names extends EndpointName>(
  deps: Deps,
  handlers: Handlers<Names>,
): Handlers<Names> {
  const all = Object.entries(handlers) as [Names, Handler<Names>][];
  return Object.fromEntries(
    all.map(([name, handler]) => [
      name,
      givesFile(name) ? audited(deps, name, handler) : noted(deps, name, handler),
    ]),
  ) as Handlers<Names>;
}

function audited<Name extends EndpointName>(deps: Deps, name: Name, handler: Handler<Name>): Handler<Name> {
  return async (call) => {
    const { params = {}, query } = call as { params?: Record<string, string>; query?: unknown };
    const subject = Object.values(params)[0] ?? name;
    const change = { action: `file.${name}`, subject, ...(query ? { after: query } : {}) };
    await writeEntries(deps.connection, [entryOf(deps, call.staff?.email ?? '', change)]);
    return handler(call);
  };
}

const isSearch = (query: Record<string, unknown> = {}): boolean =>
  [query.search, query.number].some((words) => words !== undefined && words !== '');

/** A note once the call has succeeded; a call that shows nothing of customers as it is. */
function noted<Name extends EndpointName>(deps: Deps, name: Name, handler: Handler<Name>): Handler<Name> {
  const action = READS[name];
  if (action === undefined) return handler;
  return async (call) => {
    const answer = await handler(call);
    const { params = {}, query } = call as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
    };
    const subject = Object.values(params)[0] ?? action.replace('.read', '');
    notice(deps, call.staff?.email ?? '', {
      action,
      subject,
      ...(isSearch(query) ? { after: { searched: true } } : {}),
    });
    return answer;
  };
}

/** Routes that note which member of staff was refused which call for their role (STAFF-32). */
export const auditRefusals =
  (deps: Deps, routes: RequestHandler): RequestHandler =>
  (request, response, next) =>
    routes(request, response, (error?: unknown) => {
      const { route, method, user } = request;
      if (error instanceof Problem && error.code === 'role_refused' && user) {
        const change = {
          action: 'role.refused',
          subject: `${method} ${route?.path}`,
          after: { role: user.role },
        };
        notice(deps, user.email, change);
      }
      next(error);
    });
