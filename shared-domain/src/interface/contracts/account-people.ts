import { z } from 'zod';
import { ACCOUNT_ROLES } from '../../office/licences/index.ts';
import { instant } from './fields.ts';
import { emailField } from './form-fields.ts';
import { invitationForm } from './invitation-form.ts';
import { accountRoles, verifiedLicence } from './licences.ts';
import { receivableAccountJson } from './receivables.ts';

/** `POST /api/account/link`. */
export const accountLinkRequest = z.object({ email: emailField() });

/** `PUT /api/account/session`: the licence for which this person goes on. */
export const accountChoice = z.object({ licenseNumber: z.string().min(1).max(60) });

/** `POST /api/account/people`. */
export const personInvitation = z.object({ ...invitationForm.shape, roles: accountRoles });

/** `PUT /api/account/people/:email`, and for staff `PUT /api/admin/licences/:number/people/:email`. */
export const personRoles = z.object({ roles: accountRoles });

/** The people of an account, by name. */
export const accountPeopleJson = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(ACCOUNT_ROLES)),
      state: z.enum(['joined', 'invited', 'ended']),
      until: instant.optional().describe('The end of an invitation that is not accepted yet'),
      isYou: z.literal(true).optional(),
    }),
  ),
});
export type AccountPeopleJson = z.infer<typeof accountPeopleJson>;

/** What an account owes, its invoices, and its ledger, as its people see it. */
export const accountBillsJson = receivableAccountJson
  .pick({ balance: true, overdue: true, ages: true, credit: true, invoices: true })
  .extend({
    terms: z.string().describe("'Due 14 days after delivery'"),
    entries: z.array(
      receivableAccountJson.shape.entries.element
        .pick({ id: true, at: true, kind: true, amount: true, balance: true, document: true })
        .extend({
          method: z.string().optional(),
          reference: z.string().optional(),
          paper: z
            .object({ order: z.string(), credit: z.string().optional() })
            .optional()
            .describe('The order whose invoice, or which of its credit notes, can be opened as a PDF'),
        }),
    ),
    months: z.array(z.string()).describe("Months with entries, the newest first: '2026-11'"),
  });
export type AccountBillsJson = z.infer<typeof accountBillsJson>;

/** Allocations that the account asked for or still can. */
export const accountAllocationsJson = z.object({
  allocations: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      productName: z.string(),
      unit: z.enum(['case', 'keg', 'piece']),
      state: z.enum(['planned', 'open', 'closed', 'shared', 'ended', 'cancelled']),
      opensAt: instant,
      closesAt: instant,
      heldUntil: instant.optional(),
      asked: z.int().optional(),
      got: z.int().optional(),
      confirmed: z.int().optional(),
      share: z.enum(['none', 'held', 'confirming', 'confirmed', 'let-go', 'expired']).optional(),
    }),
  ),
});
export type AccountAllocationsJson = z.infer<typeof accountAllocationsJson>;

/** The person who is signed in, and the licences that they may choose. */
export const personJson = z.object({
  email: z.string(),
  name: z.string(),
  accounts: z.array(
    verifiedLicence.extend({
      roles: z.array(z.enum(ACCOUNT_ROLES)),
      isInvited: z.literal(true).optional().describe('Choosing it accepts the invitation'),
    }),
  ),
});
export type PersonJson = z.infer<typeof personJson>;
