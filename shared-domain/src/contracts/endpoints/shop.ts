import { z } from 'zod';
import { accepted, contactRequest } from '../contact.ts';
import { leadJson, leadRequest } from '../leads.ts';
import { licenceVerifyRequest, verifiedLicence } from '../licences.ts';
import { eventsQuery } from '../live.ts';
import { productJson, productListJson, productListQuery, productsChanged } from '../products.ts';
import { quoteJson, quoteRequest, shippingQuoteJson, shippingQuoteRequest } from '../quotes.ts';
import { errorReportsRequest } from '../reports.ts';
import { sessionJson } from '../sessions.ts';
import { settingsChanged, settingsJson } from '../settings.ts';
import type { Endpoint } from './endpoint.ts';

/** What every visitor's pages call, beside ordering. */
export const shopEndpoints = {
  settings: {
    method: 'GET',
    path: '/api/settings',
    who: 'all',
    summary: 'Public settings and the company',
    status: 200,
    response: settingsJson,
  },
  listProducts: {
    method: 'GET',
    path: '/api/products',
    who: 'all',
    summary: 'Listed products (staff: all); ETag, 304. With `ids` those products, sold-out ones too',
    query: productListQuery,
    status: 200,
    response: productListJson,
  },
  productEvents: {
    method: 'GET',
    path: '/api/products/events',
    who: 'all',
    summary: 'Server-sent events: `changed` after any product change, `settings` after a switch of the site',
    status: 200,
    query: eventsQuery,
    produces: 'text/event-stream',
    events: z.union([productsChanged, settingsChanged]),
  },
  readProduct: {
    method: 'GET',
    path: '/api/products/:id',
    who: 'all',
    summary: 'One product',
    status: 200,
    response: productJson,
    problems: ['product_not_found'],
  },
  productImage: {
    method: 'GET',
    path: '/api/images/products/:file',
    who: 'all',
    summary: 'A product image by its signed address; `?w=` for a width, format by Accept',
    status: 200,
    produces: 'image/*',
    problems: ['image_not_found'],
  },
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    who: 'all',
    summary: 'A contact message',
    request: contactRequest,
    status: 202,
    response: accepted,
  },
  captureLead: {
    method: 'POST',
    path: '/api/leads',
    who: 'all',
    summary: 'A retail lead; the confirmation email never fails the call',
    request: leadRequest,
    status: 201,
    response: leadJson,
  },
  verifyLicence: {
    method: 'POST',
    path: '/api/licences/verify',
    who: 'all',
    summary: 'Verify a licence number and begin the licensee session',
    request: licenceVerifyRequest,
    status: 200,
    response: verifiedLicence,
    problems: ['licence_not_found'],
  },
  readSession: {
    method: 'GET',
    path: '/api/session',
    who: 'all',
    summary: 'Who this browser is: staff, licensee, both or neither',
    status: 200,
    response: sessionJson,
  },
  leaveLicenseeSession: {
    method: 'DELETE',
    path: '/api/session/licensee',
    who: 'licensee',
    summary: 'Leave the licensee session',
    status: 204,
  },
  quote: {
    method: 'POST',
    path: '/api/quotes',
    who: 'all',
    summary: 'What a cart costs now',
    request: quoteRequest,
    status: 200,
    response: quoteJson,
  },
  quoteShipping: {
    method: 'POST',
    path: '/api/shipping/quote',
    who: 'all',
    summary: "A carrier's options, or the fallback estimate",
    request: shippingQuoteRequest,
    status: 200,
    response: shippingQuoteJson,
  },
  reportErrors: {
    method: 'POST',
    path: '/api/errors',
    who: 'all',
    summary: 'Error reports of pages with their composition',
    request: errorReportsRequest,
    status: 202,
    response: accepted,
  },
} as const satisfies Record<string, Endpoint>;
