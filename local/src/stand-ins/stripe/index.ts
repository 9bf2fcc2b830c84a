import express, { type Express } from 'express';
import { createFaults, faulty } from '../faults.ts';
import { stripeControl } from './control.ts';
import { createDeliveries, type DeliveryOptions } from './deliveries.ts';
import { createPaymentOperations } from './payment-operations.ts';
import { paymentRoutes } from './payment-routes.ts';
import { stripeRoutes } from './routes.ts';
import { openStripeData } from './stripe-data.ts';
import { refuse } from './stripe-error.ts';

const SWEEP_EVERY_MS = 1_000;

export type StripeOptions = Omit<DeliveryOptions, 'data'> & { folder?: string; paymentPages: string };

/** Mounts Stripe in an app: its API, payment pages and controls. Returns a function that stops its timers. */
export function mountStripe(app: Express, { folder, paymentPages, ...delivery }: StripeOptions): () => void {
  const data = openStripeData(folder);
  const deliveries = createDeliveries({ ...delivery, data });
  const operations = createPaymentOperations({ data, deliveries, clock: delivery.clock, paymentPages });
  const faults = createFaults();
  app.use('/v1', faulty({ faults, refuse }), stripeRoutes(data, operations));
  app.use('/stripe/_control', express.json(), stripeControl({ data, operations, deliveries, faults }));
  app.use('/local/pay', paymentRoutes(data, operations));
  const sweeping = setInterval(() => operations.sweep(), SWEEP_EVERY_MS).unref();
  return () => {
    clearInterval(sweeping);
    deliveries.stop();
  };
}
