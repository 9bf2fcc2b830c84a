import { allocationMails, allocationSource } from './accounts/allocations/index.ts';
import { sweepLinks } from './accounts/contact-links/index.ts';
import { deliveredKegsHandler, kegAccountSource, kegMails } from './accounts/kegs/index.ts';
import { licenceMails, licenseeSource } from './accounts/licences/index.ts';
import { personMails } from './accounts/people/index.ts';
import { bookOrder, receivableMails, receivablesSource } from './accounts/receivables/index.ts';
import { standingOrderMails, standingOrderSource } from './accounts/standing-orders/index.ts';
import { statementMails } from './accounts/statements/index.ts';
import { sweepRates } from './catalogue/shipping/index.ts';
import { arrivalMails } from './deliveries/arrivals/index.ts';
import { driverLogSource, stopHandler } from './deliveries/driver/index.ts';
import { onTheRoadHandler, runDaySource } from './deliveries/runs/index.ts';
import type { Task } from './foundation/background/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { leadMails, leadSource } from './messages/leads/index.ts';
import { mailHandler, mailModel, sweepMails } from './messages/mails/index.ts';
import { stockAlertMails, stockAlertSource, sweepStockAlerts } from './messages/stock-alerts/index.ts';
import { reportSource, salesReportMails } from './office/sales-reports/index.ts';
import { sweepWebhookDeliveries, webhookHandler, webhookSource } from './office/webhooks/index.ts';
import { creditNumberHandler } from './orders/credits/index.ts';
import { checkAndRemember } from './orders/discrepancies/index.ts';
import { endReviewHandler } from './orders/handling/index.ts';
import {
  endPaymentHandler,
  refundCancelledHandler,
  refundHandler,
  stripeEventHandler,
  stripeEventSource,
  sweepEvents,
} from './orders/payments/index.ts';
import {
  orderSource,
  reconcileOrders,
  retakeHandler,
  returnStockHandler,
  sweepOrders,
} from './orders/placing/index.ts';
import { createWorker, type FollowUpSource, type Worker } from './requests/follow-ups/index.ts';
import { passkeysSource } from './requests/passkeys/index.ts';
import { staffListSource } from './requests/staff-list/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Follow-ups run in lanes, so that a hanging mail service blocks only its own. */
const LANES = 3;
/** A lane that takes longer than this has found something to do, in milliseconds. */
const LOOK_MS = 100;

/** The handlers of follow-ups, one for each kind. */
export function createOrderWorker(deps: Deps): Worker {
  const { clock, load, logger } = deps;
  const worker = createWorker({
    clock,
    load,
    logger,
    handlers: {
      email: mailHandler(deps, {
        ...leadMails,
        ...stockAlertMails,
        ...licenceMails,
        ...personMails,
        ...kegMails,
        ...receivableMails,
        ...statementMails,
        ...allocationMails,
        ...standingOrderMails,
        ...arrivalMails,
        ...salesReportMails,
      }),
      'give-back': returnStockHandler(deps),
      retake: retakeHandler(deps),
      'end-payment': endPaymentHandler(deps),
      'end-review': endReviewHandler(deps, () => worker),
      refund: refundHandler(deps),
      'credit-number': creditNumberHandler(deps),
      'refund-cancelled': refundCancelledHandler(deps),
      'stripe-event': stripeEventHandler(deps),
      // What a delivered or credited order changes in its account: the kegs, and what is owed.
      kegs: async (order, followUp) => {
        await bookOrder(deps, order._id);
        return deliveredKegsHandler(deps)(order, followUp);
      },
      stop: stopHandler(deps, () => worker),
      webhook: webhookHandler(deps),
      'on-the-road': onTheRoadHandler(deps, () => worker),
    },
    sources: followUpSources(deps),
  });
  return worker;
}

/** Every collection whose documents owe follow-ups. */
export function followUpSources(deps: Deps): FollowUpSource[] {
  const mails = mailModel(deps.connection) as unknown as FollowUpSource;
  return [
    orderSource(deps),
    mails,
    leadSource(deps.connection),
    licenseeSource(deps.connection),
    kegAccountSource(deps.connection),
    receivablesSource(deps.connection),
    driverLogSource(deps.connection),
    runDaySource(deps.connection),
    allocationSource(deps.connection),
    staffListSource(deps.connection),
    passkeysSource(deps.connection),
    standingOrderSource(deps.connection),
    stockAlertSource(deps.connection),
    stripeEventSource(deps.connection),
    reportSource(deps.connection),
    webhookSource(deps.connection),
  ];
}

/**
 * The lanes in which follow-ups are carried out. While nothing is due one lane looks for all; a further one looks while those
 * before it are at work.
 */
function followUpLanes(worker: Worker): Task[] {
  const begun = new Map<string, number>();
  const atWork = () => [...begun.values()].filter((at) => performance.now() - at > LOOK_MS).length;
  return Array.from({ length: LANES }, (_, lane) => {
    const name = `follow-ups ${lane + 1}`;
    const run = async (signal: AbortSignal) => {
      if (atWork() < lane) return;
      begun.set(name, performance.now());
      await worker.runDue(signal).finally(() => begun.delete(name));
    };
    return { name, everyMs: 500, run };
  });
}

/** Background tasks for orders; several processes share them by leases and conditions. */
export function orderTasks(deps: Deps, worker: Worker = createOrderWorker(deps)): Task[] {
  return [
    ...followUpLanes(worker),
    { name: 'reconcile orders', everyMs: 5 * SECOND, run: () => reconcileOrders(deps) },
    { name: 'compare orders with Stripe', everyMs: 10 * MINUTE, run: () => checkAndRemember(deps) },
    { name: 'sweep what ordering leaves behind', everyMs: 10 * MINUTE, run: () => sweep(deps) },
  ];
}

/** Deletes expired documents, since the embedded engine has no TTL monitor. */
async function sweep(deps: Deps): Promise<void> {
  const { connection, clock } = deps;
  await sweepOrders(deps);
  await sweepLinks(deps);
  await sweepStockAlerts(deps);
  await sweepRates(connection, clock());
  await sweepMails(connection, clock());
  await sweepEvents(connection, clock());
  await sweepWebhookDeliveries(deps);
}
