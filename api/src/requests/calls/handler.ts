import type { Request, Response } from 'express';
import type { EndpointName, Endpoints } from 'shared-domain/contracts';
import type { ZodType, z } from 'zod';
import type { Staff } from '../protections/index.ts';
import type { SENT } from './sent.ts';

type Checked<Contract, Part extends string> =
  Contract extends Record<Part, infer Schema extends ZodType> ? z.output<Schema> : undefined;

/**
 * A call as its handler gets it: each part parsed by its schema, trimmed, with defaults, without unknown fields.
 */
export type Call<Name extends EndpointName> = {
  params: Checked<Endpoints[Name], 'params'>;
  query: Checked<Endpoints[Name], 'query'>;
  body: Checked<Endpoints[Name], 'request'>;
  /** The signed-in member of staff; always set on a staff call. */
  staff: Endpoints[Name]['who'] extends 'staff' ? Staff : Staff | undefined;
  request: Request;
  response: Response;
};

/** What a handler returns: the body of success, undefined if there is none, or `SENT` once it has responded itself. */
export type Answer<Name extends EndpointName> =
  | (Endpoints[Name] extends { response: infer Schema extends ZodType } ? z.output<Schema> : undefined)
  | typeof SENT;

/** Carries out one call. It throws a `problem` to refuse. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Answer<Name> | Promise<Answer<Name>>;

/** The handlers of some calls, or of all. */
export type Handlers<Names extends EndpointName = EndpointName> = { [Name in Names]: Handler<Name> };
