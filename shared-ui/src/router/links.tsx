import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { createPath, resolvePath, type To } from 'react-router';
import { useLocation, useNavigate, useRouter } from './router-provider.tsx';

/** The `href` of an address, which may be relative to the open one. */
export function useHref(to: To): string {
  const { pathname } = useLocation();
  return useRouter().createHref(resolvePath(to, pathname));
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Replaces the current history entry; the default for a link to the open address. */
  replace?: boolean;
  /** History state. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

/** Whether to handle a click; the browser handles modifier keys and other buttons. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link within the site. It may be relative to the open page, and preloads its page once pointed at or focused. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const location = useLocation();
  const href = useHref(to);
  const { navigate, preload } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target = '_self' } = anchor;
    if (event.defaultPrevented || target !== '_self' || !opensHere(event)) return;
    event.preventDefault();
    const isSame = createPath(resolvePath(to, location.pathname)) === createPath(location);
    void navigate(to, { replace: replace ?? isSame, state, preventScrollReset });
  };
  const preloadPage = () => preload(to);
  return <a onPointerEnter={preloadPage} onFocus={preloadPage} {...anchor} href={href} onClick={follow} />;
}

type NavigateProps = Pick<LinkProps, 'to' | 'replace' | 'state'>;

/** Navigates on mount. */
export function Navigate({ to, replace, state }: NavigateProps) {
  const navigate = useNavigate();
  const address = createPath(resolvePath(to, useLocation().pathname));
  useEffect(() => {
    void navigate(address, { replace, state });
  }, [navigate, address, replace, state]);
  return null;
}
