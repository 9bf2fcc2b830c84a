const login = '/admin/login';

/** Parameters of a sign-in link, in the fragment or the query. */
const carried = ['token', 'type', 'error', 'error_description'];

/** Pages on which a `token` belongs to staff; others have links with tokens of their own. */
const isStaffPlace = (path: string): boolean => path === '/' || /^\/admin(\/|$)/.test(path);

/** The fragment parsed as parameters, if it looks like parameters. */
function hashParameters({ hash }: URL): URLSearchParams {
  return new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');
}

/** The token's name in older links, on any page. */
const accessToken = (address: URL): string | null =>
  hashParameters(address).get('access_token') ?? address.searchParams.get('access_token');

function signInParameters(address: URL): URLSearchParams {
  const behind = hashParameters(address);
  const found = new URLSearchParams();
  for (const name of carried) {
    const value = behind.get(name) ?? address.searchParams.get(name);
    if (value) found.set(name, value);
  }
  const oldToken = accessToken(address);
  if (oldToken) found.set('token', oldToken);
  return found;
}

/**
 * Where a page opened with sign-in parameters should go: the login page, with the token in the fragment, which that page removes
 * from the address and posts. Undefined without such parameters, or on that page (STAFF-3, STAFF-5).
 */
export function signInAddress(address: URL): string | undefined {
  const parameters = signInParameters(address);
  const failed = parameters.has('error') && parameters.has('error_description');
  const recovers = parameters.get('type') === 'recovery';
  const token = parameters.get('token');
  const isTheirs = accessToken(address) !== null || isStaffPlace(address.pathname);
  if (!failed && !recovers && !(token && isTheirs)) return undefined;
  parameters.delete('token');
  const behind = [...hashParameters(address).keys()];
  const isThere =
    address.pathname === login && !/token=/.test(address.search) && behind.every((name) => name === 'token');
  if (isThere) return undefined;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${login}${query}${token ? `#token=${encodeURIComponent(token)}` : ''}`;
}
