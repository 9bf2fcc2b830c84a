import express, { type Express } from 'express';
import { createFaults, faulty } from '../faults.ts';
import { openBooks } from './books.ts';
import { stripeControl } from './control.ts';
import { createDeliveries, type DeliveryOptions } from './deliveries.ts';
import { createDesk } from './desk.ts';
import { paymentRoutes } from './payment-routes.ts';
import { stripeRoutes } from './routes.ts';
import { refuse } from './stripe-error.ts';

const SWEEP_EVERY_MS = 1_000;

export type StripeOptions = Omit<DeliveryOptions, 'books'> & { folder?: string; paymentPages: string };

/** Mounts Stripe in an app: its API, payment pages and controls. Returns a function that stops its timers. */
export function mountStripe(app: Express, { folder, paymentPages, ...delivery }: StripeOptions): () => void {
  const books = openBooks(folder);
  const deliveries = createDeliveries({ ...delivery, books });
  const desk = createDesk({ books, deliveries, clock: delivery.clock, paymentPages });
  const faults = createFaults();
  app.use('/v1', faulty({ faults, refuse }), stripeRoutes(books, desk));
  app.use('/stripe/_control', express.json(), stripeControl({ books, desk, deliveries, faults }));
  app.use('/local/pay', paymentRoutes(books, desk));
  const sweeping = setInterval(() => desk.sweep(), SWEEP_EVERY_MS).unref();
  return () => {
    clearInterval(sweeping);
    deliveries.stop();
  };
}
