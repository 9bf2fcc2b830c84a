/** The mail service will never accept this mail: retrying is useless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
