import type { z } from 'zod';
import type { Method } from '../../../foundation/calls/index.ts';
import type { KeyGroup } from '../../../office/api-keys/index.ts';
import type { AccountRole } from '../../../office/licences/index.ts';
import type { StaffRole } from '../../../office/staff/index.ts';
import type { ProblemCode } from '../problems.ts';

/**
 * Who may call: everyone, this machine's dev mode, and so on. A `person` has signed in by an emailed link, a `member` is one of the
 * people of the licence that this browser shops for. The API's protections follow it.
 */
type Caller =
  | 'all'
  | 'driver'
  | 'inside'
  | 'licensee'
  | 'local'
  | 'member'
  | 'person'
  | 'placer'
  | 'sendgrid'
  | 'staff'
  | 'stripe';

/** The rate class of a call; the API has each class's limit. `none` is for probes and signed webhooks. */
export type RateClass =
  | 'none'
  | 'read'
  | 'image'
  | 'quote'
  | 'staff'
  | 'order'
  | 'form'
  | 'licence'
  | 'sign-in'
  | 'report'
  | 'upload';

/**
 * Who may call. Of staff, those whose role has the rights of `role` (STAFF-26); of programs, those with one of `keys` (KEY-2); of an
 * account's people, those with `accountRole` (PEOPLE-2), which a licence that was only verified doesn't need.
 */
type Permission =
  | { who: 'staff'; role: StaffRole; keys?: readonly KeyGroup[]; accountRole?: never }
  | { who: 'licensee' | 'member' | 'placer'; accountRole?: AccountRole; role?: never; keys?: never }
  | {
      who: Exclude<Caller, 'staff' | 'licensee' | 'member' | 'placer'>;
      accountRole?: never;
      role?: never;
      keys?: never;
    };

/** The input and output of one call. Its method and path are in `calls`. */
export type EndpointContract = Permission & {
  rate: RateClass;
  /** Refused while staff preview the shops at another time. */
  presentOnly?: true;
  /**
   * Refused while the order's licence has lapsed or is suspended (LICENCE-10): `named` in the body, or that of
   * the `session`, or else of the form. Calls of other channels have no licence.
   */
  goodStanding?: 'named' | 'session';
  /** The handler checks the licence itself, because a repeated request gets its earlier answer (LICENCE-16). */
  standingByHandler?: boolean;
  /**
   * Staff who have a passkey must have confirmed it within the last ten minutes (STAFF-36): always, or, which the handler
   * checks, when the call makes a `refund`, or for a `long` list, which is as much as a file.
   */
  recentPasskey?: true | 'refund' | 'long';
  summary: string;
  /** The path's parameters. */
  params?: z.ZodObject;
  query?: z.ZodType;
  /** The JSON body that is accepted. */
  request?: z.ZodType;
  headers?: z.ZodType;
  /** The name of the file part of a multipart body. */
  file?: string;
  /** The status of success. */
  status: number;
  /** The JSON of a successful answer; left out if there is no body or it isn't JSON. */
  response?: z.ZodType;
  /** The content type of an answer that isn't JSON. */
  produces?: string;
  /** What a stream's `data` lines contain. */
  events?: z.ZodType;
  /** Failures besides validation, too_many_requests, overloaded and internal, which any call may return. */
  problems?: readonly ProblemCode[];
};

/** One call of the API. Its routes, its client, the OpenAPI document and the fuzz test's bodies derive from it. */
export type Endpoint = EndpointContract & {
  method: Method;
  /** As Express writes it: `/api/products/:id`. */
  path: string;
};
