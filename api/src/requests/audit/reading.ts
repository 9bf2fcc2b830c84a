import type { RequestHandler } from 'express';
import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handler, Handlers } from '../calls/index.ts';
import { Problem } from '../problems/index.ts';
import { recordNotice } from './notices.ts';
import { entryOf } from './pending.ts';
import { writeEntries } from './write.ts';

/** Calls whose handler writes its own entry. */
const OWN_ENTRY: EndpointName[] = ['accountingFile'];

/** Whether a call returns a file (an export or a document), which names customers. */
function givesFile(name: EndpointName): boolean {
  const { who, produces = '' }: Endpoint = endpoints[name];
  return who === 'staff' && ['text/csv', 'application/pdf'].includes(produces) && !OWN_ENTRY.includes(name);
}

/** Calls that show personal data of customers, with the action of their entry. */
const READS: Partial<Record<EndpointName, string>> = {
  adminOrder: 'order.read',
  licenceFigures: 'account.read',
  orderingAccount: 'account.read',
  leads: 'leads.read',
  adminOrders: 'orders.read',
  searchLicences: 'licences.read',
  accounts: 'licences.read',
};

/** The actions of entries about reads. */
export const READ_ACTIONS = Object.values(READS);

/**
 * Wraps the handlers: those that return a file first record who downloaded it (STAFF-24), and those that show personal data
 * record who read whose (STAFF-32).
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
  [query.search, query.number].some((value) => value !== undefined && value !== '');

/** Records a successful call that shows personal data; other handlers are returned unchanged. */
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
    recordNotice(deps, call.staff?.email ?? '', {
      action,
      subject,
      ...(isSearch(query) ? { after: { searched: true } } : {}),
    });
    return answer;
  };
}

/** Wraps the routes to record which member of staff was refused which call because of their role (STAFF-32). */
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
        recordNotice(deps, user.email, change);
      }
      next(error);
    });
