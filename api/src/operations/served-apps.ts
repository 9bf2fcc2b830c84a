const TIMEOUT_MS = 1_500;

/** How many apps the gateway's release registry serves, or has retired; 0 if it can't be reached. */
export async function servedApps(releasesUrl: string, token?: string): Promise<number> {
  try {
    const answer = await fetch(releasesUrl, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return 0;
    const { apps = {}, retired = [] } = (await answer.json()) as { apps?: object; retired?: string[] };
    return Object.keys(apps).length + retired.length;
  } catch {
    return 0;
  }
}
