/** Whether a version is in a caret range, `^1.2.3`: remotes ask for no other. */
export function fits(version: string, range: string): boolean {
  const [has = [], wanted = []] = [version, range].map((text) => text.match(/\d+/g)?.map(Number));
  const difference = wanted.map((part, place) => (has[place] ?? 0) - part).find(Boolean) ?? 0;
  const kept = wanted.slice(0, wanted.findIndex(Boolean) + 1);
  return difference >= 0 && kept.every((part, place) => part === has[place]);
}
