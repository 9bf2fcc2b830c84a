import type { AccountAccess, MailsAbout, Send } from '../../messages/mails/index.ts';
import type { LicenseeDocument } from '../licences/index.ts';

const personOf = (record: object, to: string) =>
  (record as LicenseeDocument).contacts?.find(({ email }) => email === to)?.person;

/** Mails about a person's place in an account; none that a later change has overtaken. */
export const personMails: MailsAbout = {
  'account-invitation': (record, data) => {
    const mail = data as Send<AccountAccess>;
    const person = personOf(record, mail.to);
    return person && String(person.roles) === String(mail.roles)
      ? { ...mail, kind: 'account-invitation' }
      : undefined;
  },
  'account-roles': (record, data) => {
    const mail = data as Send<AccountAccess>;
    return String(personOf(record, mail.to)?.roles) === String(mail.roles)
      ? { ...mail, kind: 'account-roles' }
      : undefined;
  },
  'account-removal': (record, data) => {
    const mail = data as Send<AccountAccess>;
    return personOf(record, mail.to) ? undefined : { ...mail, kind: 'account-removal' };
  },
};
