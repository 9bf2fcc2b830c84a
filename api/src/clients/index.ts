export { type Carrier, createCarrier, type Rate } from './carrier.ts';
export { createMailer, type Mailer, MailRefused, type Picture } from './sendgrid.ts';
export { createStripe, stripeFailure } from './stripe.ts';
