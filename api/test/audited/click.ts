import type { Connection } from 'mongoose';
import type { Browser } from '../buyers.ts';
import type { Gateway } from '../gateway.ts';
import { freshKey, type Shop } from '../shop.ts';
import { ORIGIN } from '../start-api.ts';

/** A shop, a member of staff who works in it, and the register of releases. */
export type World = { shop: Shop; staff: Browser; gateway: Gateway };

/** Sends a request to an API process as the member of staff whom the cookie names. */
type Send = (url: string, cookie: string) => Promise<Response>;

/** Something that staff do, which may be cut off and done again. */
export type Click = {
  send: Send;
  /** The number of the database command that comes right behind the change. */
  behind: number;
  /** Which entries of the audit tell of it. */
  entries: Record<string, unknown>;
  /** How often it was done, by what is stored. */
  done: () => Promise<number>;
};

/** Makes what a click needs. */
export type Prepared = (world: World) => Promise<Click>;

/** A request with JSON or a form, or without a body. Sent again it is the same press of the button. */
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

/** How many documents of a collection are as a click makes them. */
export const counted = (shop: Shop, collection: string, filter: object) => () =>
  connectionOf(shop).collection(collection).countDocuments(filter);

export const connectionOf = (shop: Shop): Connection => shop.api.deps.connection;
