/** A company-local time in words: '13:00' is '1:00 PM'. */
export function timeOfDay(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}
