/** The mail service will never take this mail: trying again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
