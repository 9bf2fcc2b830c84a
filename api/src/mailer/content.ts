/** A picture inside the mail, as base64. Its content is also written beside it: the mail reads the same without it. */
export type Picture = { id: string; png: string };

/** A row of an order in a mail: amounts are already text, exactly as the order shows them. */
export type AmountRow = {
  label: string;
  detail?: string;
  amount: string;
  strong?: boolean;
  picture?: Picture | undefined;
};

/** What a mail says, without layout. HTML and text are both made from it, so that they can't disagree. */
export type MailContent = {
  subject: string;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Label and value, one below the other. */
  facts?: [label: string, value: string][];
  lines?: AmountRow[];
  totals?: AmountRow[];
  action?: { label: string; href: string };
  /** The footer: who sends this and why; in commercial mails also how to unsubscribe (CASL). */
  footer: string[];
  replyTo?: string;
};
