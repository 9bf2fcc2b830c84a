import { customerCalls } from './customer.ts';
import { operatorCalls } from './operator.ts';
import { staffCalls } from './staff.ts';

export { commaList, valuesIn } from './comma-list.ts';
export { customerCalls, staffCalls };

/** Every call of the API by its name. `contracts/endpoints` says what goes in and out. */
export const calls = { ...customerCalls, ...staffCalls, ...operatorCalls } as const satisfies Record<
  string,
  `${Method} /api/${string}`
>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallName = keyof typeof calls;

type Split<Call> = Call extends `${infer M extends Method} ${infer Path}` ? { method: M; path: Path } : never;

/** Method and path of each call. */
export type Addresses = { [Name in CallName]: Split<(typeof calls)[Name]> };

/** Splits a call into its method and its path. */
export function methodAndPath(call: string): { method: Method; path: string } {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path };
}
