import type { Connection } from 'mongoose';
import type { Bucket } from 'shared-domain/bucket';
import type { PersonJson, ProofJson } from 'shared-domain/contracts';
import type { AccountRole, LicenceTerms } from 'shared-domain/licences';
import type { PaymentTerms } from 'shared-domain/orders';
import type { HoldKind } from 'shared-domain/receivables';
import type { TradeSettings } from 'shared-domain/staff';
import type { Stripe } from 'stripe';
import type { Load } from './background/index.ts';
import type { Carrier } from './clients/index.ts';
import type { Configuration } from './configuration/index.ts';
import type { Live } from './live/index.ts';
import type { Logger } from './logging/index.ts';
import type { Mailer } from './mailer/index.ts';
import type { Metrics } from './metrics/index.ts';

/** Which orders count: those of a product, from `since` on. */
export type OrderedSince = { productId: string; since: Date; account: string | undefined };

/** Units that an account and that all accounts have ordered. */
export type OrderedUnits = { account: number; all: number };

/** A card payment of what an account owes, as the payment service has it. Cents. */
export type AccountPayment = {
  account: string;
  /** The invoices that it settles before others. */
  settles: readonly string[];
  sessionId: string;
  paymentIntent?: string | undefined;
  cents: number;
  currency?: string | undefined;
};

/** A dispute of a payment, as its latest event tells it. Dollars. */
export type DisputeNews = {
  id: string;
  at: Date;
  amount: number;
  reason: string;
  status: string;
  dueBy?: Date;
};

/** What staff should look at of an account's card payment. */
export type AccountFinding = {
  id: string;
  account: string;
  isDisputed: boolean;
  sessionId: string;
  paidAmount: number;
  detail: string;
  /** The payment lacks in the ledger, where staff can record it. */
  canRecord: boolean;
};

/** Card payments of what accounts owe, whose ledgers a higher storey keeps. */
export type AccountPayments = {
  /** Adds a payment to its account's ledger, once. */
  record: (payment: AccountPayment) => Promise<void>;
  /** Brings the ledger in line with a payment's refunds and disputes; false if no ledger has the payment. */
  follow: (paymentIntent: string, dispute?: DisputeNews) => Promise<boolean>;
  /** Compares ledgers with the latest payments, and names what was refunded or disputed. */
  findings: (paid: readonly AccountPayment[]) => Promise<AccountFinding[]>;
};

type NewOrder = { id: string; licenseNum: string; totalAmount: number };
type CreditChecked = { terms?: PaymentTerms; held?: { kind: HoldKind; why: string } };

/**
 * The app's dependencies. What a storey needs of documents that higher ones store is among them, as a function.
 `server.ts` passes the real services, a test its own database and the stand-ins.
 */
export type Deps = {
  configuration: Configuration;
  /** Models are bound to this connection; there is no global mongoose. */
  connection: Connection;
  clock: () => Date;
  logger: Logger;
  metrics: Metrics;
  live: Live;
  /** Staff settings for kegs, licences and orders on account. */
  tradeSettings: () => Promise<TradeSettings>;
  /** A licence's terms, and when its sessions were last ended; undefined for an unregistered number. */
  licenceTerms: (number: string) => Promise<(LicenceTerms & { sessionsEndedAt?: Date }) | undefined>;
  /** The payment terms of a new order's account, and why the order waits for staff, if it does. */
  creditCheck: (order: NewOrder) => Promise<CreditChecked>;
  accountPayments: AccountPayments;
  /** Whether staff have put this address on the account of a licence. */
  isContact: (number: string, email: string) => Promise<boolean>;
  /** What a person of an account may do there; undefined if they don't belong to it. */
  accountRoles: (number: string, email: string) => Promise<readonly AccountRole[] | undefined>;
  /** A person's name, and their accounts with open invitations, by company name. The address is in lower case. */
  readPerson: (email: string) => Promise<Omit<PersonJson, 'email'>>;
  /** Whether `link` is the number of the run's current link. */
  isCurrentRunLink: (run: string, link: number) => Promise<boolean>;
  /** What was proven at the door of an order; undefined until its stop has ended. */
  proofOf: (orderId: string) => Promise<ProofJson | undefined>;
  /** Whether this member of staff has a passkey. */
  hasPasskey: (email: string) => Promise<boolean>;
  /** Units of a product in wholesale orders since a time, in all and of one account. */
  orderedUnits: (wanted: OrderedSince) => Promise<OrderedUnits>;
  /** How busy this process is. */
  load: Load;
  /** Where the bytes of pictures are stored, if not in the database. */
  imageBucket?: Bucket | undefined;
  /** Renders mails and hands them to the mail service. Features use `queueMail` or `sendMail` of `mails`. */
  mailer: Mailer;
  /** Stripe's SDK, loaded at its first use. */
  stripe: () => Promise<Stripe>;
  /** Gets a parcel's rates from the carrier. */
  carrier: Carrier;
  /** How long a keg order's answer waits for its first mails, in milliseconds (MAIL-2). */
  mailTimeoutMs: number;
  /** How long the database may take to answer while a request waits for it, in milliseconds. */
  databaseTimeoutMs: number;
};
