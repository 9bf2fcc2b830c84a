import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { productDescription } from '../../../goods/products/description.ts';
import { accepted, contactRequest } from '../contact.ts';
import * as fields from '../fields.ts';
import { leadJson, leadRequest } from '../leads.ts';
import { licenceVerifyRequest, licenseeJson } from '../licences.ts';
import { eventsQuery } from '../live.ts';
import { productListJson, productListQuery, productsChanged } from '../products.ts';
import { quoteJson, quoteRequest, shippingQuoteJson, shippingQuoteRequest } from '../quotes.ts';
import { errorReportsRequest } from '../reports.ts';
import { sessionJson } from '../sessions.ts';
import { settingsChanged, settingsJson } from '../settings.ts';
import type { EndpointContract } from './endpoint.ts';

/** What every visitor's pages call, except ordering. */
export const shopEndpoints = {
  settings: {
    who: 'all',
    rate: 'read',
    summary: 'Public settings and the company',
    status: 200,
    response: settingsJson,
  },
  listProducts: {
    who: 'all',
    rate: 'read',
    summary:
      "Listed products (staff: all); ETag, 304. With `channel` a shop's own list, filtered; with `ids` those products",
    query: productListQuery,
    status: 200,
    response: productListJson,
  },
  productEvents: {
    who: 'all',
    rate: 'read',
    summary:
      "Server-sent events: `changed` after any product change, `settings` after a change of the site's switches",
    status: 200,
    query: eventsQuery,
    produces: 'text/event-stream',
    events: z.union([productsChanged, settingsChanged]),
  },
  readProduct: {
    who: 'all',
    rate: 'read',
    summary: 'One product',
    params: z.object({ id: fields.sku }),
    status: 200,
    response: productDescription,
    problems: ['product_not_found'],
  },
  sendContact: {
    who: 'all',
    rate: 'form',
    summary: 'A contact message',
    request: contactRequest,
    status: 202,
    response: accepted,
  },
  captureLead: {
    who: 'all',
    rate: 'form',
    summary: 'A retail lead; the confirmation email never fails the call',
    request: leadRequest,
    status: 201,
    response: leadJson,
  },
  verifyLicence: {
    who: 'all',
    rate: 'licence',
    goodStanding: 'named',
    summary: 'Verify a licence number and start the licensee session',
    request: licenceVerifyRequest,
    status: 200,
    response: licenseeJson,
    problems: ['licence_not_found', 'licence_lapsed', 'licence_suspended'],
  },
  readSession: {
    who: 'all',
    rate: 'read',
    summary: 'Who this browser is: staff, licensee, both or neither',
    status: 200,
    response: sessionJson,
  },
  leaveLicenseeSession: { who: 'all', rate: 'read', summary: 'End the licensee session', status: 204 },
  quote: {
    who: 'all',
    rate: 'quote',
    goodStanding: 'session',
    summary: 'What a cart costs now',
    request: quoteRequest,
    status: 200,
    response: quoteJson,
    problems: ['licence_lapsed', 'licence_suspended'],
  },
  quoteShipping: {
    who: 'all',
    rate: 'quote',
    summary: "A carrier's options, or the fallback estimate",
    request: shippingQuoteRequest,
    status: 200,
    response: shippingQuoteJson,
  },
  reportErrors: {
    who: 'all',
    rate: 'report',
    summary: 'Error reports of pages with their composition',
    request: errorReportsRequest,
    status: 202,
    response: accepted,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
