import type { Connection } from 'mongoose';
import type { Browser } from '../buyers.ts';
import type { Gateway } from '../gateway.ts';
import { freshKey, type Shop } from '../shop.ts';
import { ORIGIN } from '../start-api.ts';

/** A shop, a member of staff who works in it, and the release registry. */
export type ActionContext = { shop: Shop; staff: Browser; gateway: Gateway };

/** Sends a request to an API process as the member of staff that the cookie identifies. */
type Send = (url: string, cookie: string) => Promise<Response>;

/** A staff action that may be interrupted and repeated. */
export type StaffAction = {
  send: Send;
  /** The number of the database command right after the change. */
  behind: number;
  /** Finds the action's audit entries. */
  entries: Record<string, unknown>;
  /** How often it was done, according to the stored data. */
  done: () => Promise<number>;
};

/** Prepares what an action needs. */
export type Prepared = (world: ActionContext) => Promise<StaffAction>;

/** A request with JSON or a form, or without a body. Sent again it has the same idempotency key. */
export const request =
  (method: string, path: string, body?: object, key = freshKey()): Send =>
  (url, cookie) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        Origin: ORIGIN,
        Cookie: cookie,
        'Idempotency-Key': key,
        ...(body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });

/** How many documents of a collection are as the action leaves them. */
export const counted = (shop: Shop, collection: string, filter: object) => () =>
  connectionOf(shop).collection(collection).countDocuments(filter);

export const connectionOf = (shop: Shop): Connection => shop.api.deps.connection;
