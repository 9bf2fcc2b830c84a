import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import type { Handler, Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { writeEntries } from './copy.ts';
import { entryOf } from './pending.ts';

/** Calls whose handler writes an entry of its own. */
const OWN_ENTRY: EndpointName[] = ['accountingFile'];

/** Whether a call gives staff a file: a list or a document, which names customers. */
function givesFile(name: EndpointName): boolean {
  const { who, produces = '' }: Endpoint = endpoints[name];
  return who === 'staff' && ['text/csv', 'application/pdf'].includes(produces) && !OWN_ENTRY.includes(name);
}

/** The handlers, of which those that give staff a file first write who took which (STAFF-24). */
export function auditFiles<Names extends EndpointName>(
  deps: Deps,
  handlers: Handlers<Names>,
): Handlers<Names> {
  const all = Object.entries(handlers) as [Names, Handler<Names>][];
  return Object.fromEntries(
    all.map(([name, handler]) => [name, givesFile(name) ? audited(deps, name, handler) : handler]),
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
