const login = '/admin/login';

/** Parameters of a sign-in link, in the query or, in older links, the fragment. */
const carried = ['token', 'type', 'error', 'error_description'];

/** Pages on which a `token` in the query belongs to staff; others have links with tokens of their own. */
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
 * Where a page opened with sign-in parameters should go: the login page, which removes the token from the address and
 * posts it. Undefined without such parameters, or on that page (STAFF-3, STAFF-5).
 */
export function signInAddress(address: URL): string | undefined {
  const parameters = signInParameters(address);
  const failed = parameters.has('error') && parameters.has('error_description');
  const recovers = parameters.get('type') === 'recovery';
  const isOld = hashParameters(address).size > 0 || accessToken(address) !== null;
  const hasToken = parameters.has('token') && (isOld || isStaffPlace(address.pathname));
  if (!failed && !recovers && !hasToken) return undefined;
  const wanted = `${login}?${parameters}`;
  const isThere = address.pathname === login && !isOld;
  return isThere ? undefined : wanted;
}
