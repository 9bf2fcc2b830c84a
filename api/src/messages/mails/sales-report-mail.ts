import type { AttachedFile, MailContent } from '../../foundation/mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** A supplier's sales report of a week, in words, with its files. */
export type SalesReportMail = {
  supplier: string;
  week: string;
  /** Sums, empty for a week without sales. */
  sums: [label: string, value: string][];
  files: AttachedFile[];
};

/** The sales report of a week, as CSV and PDF (REPORT-8). */
export function salesReportMail(
  { supplier, week, sums, files }: SalesReportMail,
  sender: Sender,
): MailContent {
  const isEmpty = sums.length === 0;
  return {
    subject: `Sales report of ${supplier}, ${week}`,
    preview: isEmpty ? 'There were no sales in this week.' : 'What was delivered, as CSV and PDF.',
    heading: `Sales report, ${week}`,
    paragraphs: [
      isEmpty
        ? `We delivered no products of ${supplier} in this week.`
        : `What we delivered of ${supplier} in this week is attached, with each customer's licence, as a spreadsheet and as a PDF.`,
      'Corrections of an earlier report are lines of their own and name the document that they correct.',
    ],
    facts: sums,
    footer: [
      senderLine(sender),
      `You are receiving this email because this address gets the sales reports of ${supplier}.`,
    ],
    replyTo: sender.ordersEmail,
    files,
  };
}
