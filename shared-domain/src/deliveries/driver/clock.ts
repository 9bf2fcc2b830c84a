/**
 * The server time of an update. The phone's clock may be an hour off; its offset is known from the moment of sending
 * (DRIVER-5). Never after `now`.
 * @param made by the phone's clock, ISO 8601
 * @param sent by the phone's clock, ISO 8601
 */
export function serverTime(made: string, sent: string, now: Date): string {
  const age = Math.max(0, Date.parse(sent) - Date.parse(made));
  return new Date(now.getTime() - age).toISOString();
}
