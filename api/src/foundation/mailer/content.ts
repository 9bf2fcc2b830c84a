/** An inline picture, as base64. Its content is also in the text, so that the mail reads the same without it. */
export type Picture = { id: string; png: string };

/** A file attached to a mail; its content as base64. */
export type AttachedFile = { name: string; type: string; content: string };

/** A row of an order in a mail: amounts are already text, exactly as the order shows them. */
export type AmountRow = {
  label: string;
  detail?: string;
  amount: string;
  strong?: boolean;
  picture?: Picture | undefined;
};

/** A mail's content without layout. HTML and text are both rendered from it, so that they can't disagree. */
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
  files?: AttachedFile[];
  /** Where mail programs unsubscribe (MAIL-11). */
  unsubscribeAt?: string;
};
