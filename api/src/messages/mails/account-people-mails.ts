import { type AccountRole, accountRolesText, INVITATION_DAYS } from 'shared-domain/licences';
import type { MailContent } from '../../foundation/mailer/index.ts';
import { plainName } from './plain-name.ts';
import { type Sender, senderLine } from './sender.ts';

/** A person's place in an account. */
export type AccountAccess = {
  companyName: string;
  licenseNumber: string;
  roles: AccountRole[];
  /** Who changed it, in words. */
  by: string;
};

export type AccountAccessMail = 'account-invitation' | 'account-roles' | 'account-removal';

/** The sign-in link of an account's person (PEOPLE-3). */
export function accountLink(
  { link, minutes }: { link: string; minutes: number },
  sender: Sender,
): MailContent {
  return {
    subject: `Your sign-in link for ${sender.name}`,
    preview: `The link works once, within ${minutes} minutes.`,
    heading: 'Sign in to the wholesale shop',
    paragraphs: [`This link signs you in. It works once, within ${minutes} minutes.`],
    action: { label: 'Sign in', href: link },
    footer: ['If you did not request this link, you can ignore this email: no one can sign in without it.'],
  };
}

/** An invitation to an account, a change of what a person may do there, or the end of it (PEOPLE-4, PEOPLE-5, PEOPLE-6). */
export function accountAccess(
  { kind, to, ...access }: { kind: AccountAccessMail; to: string } & AccountAccess,
  sender: Sender,
): MailContent {
  const { companyName, licenseNumber, roles, by } = access;
  const action = { label: 'Sign in', href: `${sender.site}/shop/sign-in` };
  const facts: [string, string][] = [
    ['Account', `${companyName}, licence ${licenseNumber}`],
    ['Your address', to],
    ...(roles.length > 0 ? [['You may', accountRolesText(roles)] satisfies [string, string]] : []),
  ];
  const texts = TEXTS[kind](companyName, plainName(by));
  return {
    ...texts,
    facts,
    ...(kind === 'account-removal' ? {} : { action }),
    footer: [senderLine(sender)],
    replyTo: sender.ordersEmail,
  };
}

type Texts = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'>;

const TEXTS: Record<AccountAccessMail, (account: string, by: string) => Texts> = {
  'account-invitation': (account, by) => ({
    subject: `Sign in for ${account}`,
    preview: `${by} has invited you. The invitation ends after ${INVITATION_DAYS} days.`,
    heading: `You are invited to ${account}`,
    paragraphs: [
      `${by} has invited you to the wholesale account of ${account}. Sign in with this address: a link arrives here, no password is needed.`,
      `The invitation ends after ${INVITATION_DAYS} days.`,
    ],
  }),
  'account-roles': (account, by) => ({
    subject: `Your sign-in for ${account} was changed`,
    preview: `${by} has changed what you may do.`,
    heading: `Your sign-in for ${account}`,
    paragraphs: [`${by} has changed what you may do in the wholesale account of ${account}.`],
  }),
  'account-removal': (account, by) => ({
    subject: `Your sign-in for ${account} has ended`,
    preview: `${by} has removed you from the account.`,
    heading: `Your sign-in for ${account} has ended`,
    paragraphs: [
      `${by} has removed you from the wholesale account of ${account}. You no longer see its orders and bills.`,
    ],
  }),
};
