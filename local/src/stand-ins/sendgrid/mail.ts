import { z } from 'zod';

const person = z.object({ email: z.email(), name: z.string().optional() });
const people = z.array(person).min(1).max(1000);

/** Body of `POST /v3/mail/send`: https://docs.sendgrid.com/api-reference/mail-send/mail-send */
export const mailSend = z.object({
  personalizations: z
    .array(
      z.object({
        to: people,
        cc: people.optional(),
        bcc: people.optional(),
        subject: z.string().optional(),
        headers: z.record(z.string(), z.string()).optional(),
        custom_args: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1)
    .max(1000),
  from: person,
  reply_to: person.optional(),
  subject: z.string().min(1),
  content: z
    .array(z.object({ type: z.string().min(1), value: z.string().min(1) }))
    .min(1)
    .refine(
      (parts) => (parts[0]?.type === 'text/plain') === parts.some(({ type }) => type === 'text/plain'),
      {
        message:
          'If present, text/plain must come first, followed by text/html, followed by any other content.',
      },
    ),
  attachments: z
    .array(
      z.object({
        content: z.base64(),
        filename: z.string(),
        type: z.string().optional(),
        disposition: z.string().optional(),
        content_id: z.string().optional(),
      }),
    )
    .optional(),
  headers: z.record(z.string(), z.string()).optional(),
  custom_args: z.record(z.string(), z.string()).optional(),
  categories: z.array(z.string()).max(10).optional(),
});

export type MailSend = z.infer<typeof mailSend>;

/** A mail in the mailbox. */
export type Mail = {
  id: string;
  /** When it was received, ISO 8601. */
  at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  customArgs: Record<string, string>;
  categories: string[];
  attachments: { filename: string; type?: string; contentId?: string; content: string }[];
};

/** The mails that one request sends: one for each personalization. */
export function mailsOf(sent: MailSend, messageId: string, at: Date): Mail[] {
  const contentOf = (type: string) => sent.content.find((part) => part.type === type)?.value ?? '';
  return sent.personalizations.map((personal, index) => ({
    id: index === 0 ? messageId : `${messageId}-${index}`,
    at: at.toISOString(),
    from: written(sent.from),
    to: personal.to.map(({ email }) => email),
    cc: (personal.cc ?? []).map(({ email }) => email),
    bcc: (personal.bcc ?? []).map(({ email }) => email),
    replyTo: sent.reply_to && written(sent.reply_to),
    subject: personal.subject ?? sent.subject,
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
    headers: { ...sent.headers, ...personal.headers },
    customArgs: { ...sent.custom_args, ...personal.custom_args },
    categories: sent.categories ?? [],
    attachments: (sent.attachments ?? []).map(({ filename, type, content_id: contentId, content }) => ({
      filename,
      type,
      contentId,
      content,
    })),
  }));
}

const written = ({ email, name }: z.infer<typeof person>): string => (name ? `${name} <${email}>` : email);
