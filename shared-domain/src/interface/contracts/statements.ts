import { z } from 'zod';
import { REMINDER_KINDS } from '../../office/receivables/index.ts';
import { calendarDay } from '../../selling/delivery/description.ts';
import { dollars, instant } from './fields.ts';

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const ORDER = { message: 'Please end it on or after its first day', path: ['to'] };

/** `GET /api/admin/receivables/:number/statement.pdf`: a month, or days; this month up to today by default. */
export const receivableStatementQuery = z
  .object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please name a month')
      .optional()
      .describe('2026-11'),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .refine(isInOrder, ORDER);

const period = { from: calendarDay, to: calendarDay };

/** `GET /api/admin/statements`. */
export const statementsQuery = z.object(period).refine(isInOrder, ORDER);

const mails = { waiting: z.int(), sent: z.int(), failed: z.int() };

/** The statements of a period: who gets one, and which emails have left. */
export const statementsJson = z.object({
  accounts: z
    .array(
      z.object({
        licenseNumber: z.string(),
        name: z.string(),
        opening: dollars,
        closing: dollars,
        entries: z.int(),
        emails: z.array(z.string()).describe('Empty if it has no address'),
        sentAt: instant.optional().describe('When the statement of these days was last mailed'),
      }),
    )
    .describe('With an entry in the period or a balance at its end, by name'),
  ...mails,
});
export type StatementsJson = z.infer<typeof statementsJson>;

/** `GET /api/admin/statements/progress`: the emails of a period's statements. */
export const statementProgressJson = z.object(mails);

/** `POST /api/admin/statements`: mails statements, each account's of these days once. */
export const sendStatementsRequest = z
  .object({
    ...period,
    id: z.uuid('Please send an id of this press'),
    accounts: z
      .array(z.string().min(1).max(60))
      .min(1, 'Please choose an account')
      .max(5_000, 'Please choose at most 5,000 accounts'),
    again: z.boolean().optional().describe('Also to accounts that were mailed it before'),
  })
  .refine(isInOrder, ORDER);
export const statementsSentJson = z.object({
  accounts: z.int().describe('To which it is on its way'),
  ...mails,
});

/** `GET /api/admin/receivables/reminders`: who would be reminded today, with these days. */
export const dueRemindersQuery = z.object({
  before: z.coerce.number().int().min(0).max(60),
  after: z.coerce.number().int().min(0).max(365),
});
export const dueRemindersJson = z.object({
  reminders: z.array(
    z.object({
      licenseNumber: z.string(),
      name: z.string(),
      kind: z.enum(REMINDER_KINDS),
      invoices: z.array(z.string()),
      emails: z.array(z.string()),
    }),
  ),
  example: z.object({ subject: z.string(), text: z.string() }).optional(),
});
export type DueRemindersJson = z.infer<typeof dueRemindersJson>;
