/** The mail service will never accept this mail, so it isn't retried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
