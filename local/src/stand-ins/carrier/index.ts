import express, { type Express, Router } from 'express';
import { controlFaults, createFaults, faulty } from '../faults.ts';
import { messages, parcelOf, priceQuotes, RATE_TYPE } from './documents.ts';
import { ratesFor } from './rates.ts';

const NO_SERVICE = 'No services are available for the parcel and its destination.';

/**
 * Puts the carrier into an app: Canada Post's rating service, `POST /carrier/rs/ship/price`, XML with basic
 * authentication, and for tests `/carrier/_control` (faults) and `/carrier/_control/offers` (`{none: true}`).
 */
export function mountCarrier(app: Express, clock: () => Date): void {
  const faults = createFaults();
  const router = Router();
  let none = false;
  router.use('/_control', express.json());
  router.route('/_control').get(controlFaults(faults)).post(controlFaults(faults));
  router.post('/_control/offers', (request, response) => {
    none = request.body?.none === true;
    response.json({ none });
  });
  router.use((_request, response, next) => {
    response.type(RATE_TYPE);
    next();
  });
  router.use(
    faulty({
      faults,
      refuse: (response, status) =>
        response.status(status).send(messages('Server', 'The stand-in was told to fail')),
    }),
  );
  router.post(
    '/rs/ship/price',
    express.text({ type: ['*/xml', '*/*+xml'], limit: '256kb' }),
    (request, response) => {
      if (!/^Basic \S+$/.test(request.get('authorization') ?? '')) {
        return void response.status(401).send(messages('E002', 'AAA Authentication Failure'));
      }
      const parcel = typeof request.body === 'string' ? parcelOf(request.body) : undefined;
      if (!parcel)
        return void response.status(400).send(messages('Server', 'The mailing scenario is not valid.'));
      const rates = none ? [] : ratesFor(parcel);
      if (rates.length === 0) return void response.status(404).send(messages('9111', NO_SERVICE));
      response.send(priceQuotes(rates, clock()));
    },
  );
  app.use('/carrier', router);
}
