/**
 * The server time of a press. The phone's clock may be an hour off; its offset is known from the moment of sending
 * (DRIVER-5). Never after `now`.
 * @param pressed by the phone's clock, ISO 8601
 * @param sent by the phone's clock, ISO 8601
 */
export function serverTime(pressed: string, sent: string, now: Date): string {
  const age = Math.max(0, Date.parse(sent) - Date.parse(pressed));
  return new Date(now.getTime() - age).toISOString();
}
