import { customerCalls } from 'shared-domain/calls';
import { type Endpoint, endpoints } from 'shared-domain/contracts';

/** The calls that a program may make: those of a key's groups (KEY-2), and those of every visitor. */
export const clientCalls: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(
  endpoints as Record<string, Endpoint>,
).filter(
  ([name, { who, keys, response, events }]) =>
    (keys?.length ?? 0) > 0 || (who === 'all' && name in customerCalls && response && !events),
);

/** Name -> method and path, as the client's code has them. */
export const callTable = (): Record<string, string> =>
  Object.fromEntries(clientCalls.map(([name, { method, path }]) => [name, `${method} ${path}`]));
