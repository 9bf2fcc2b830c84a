import { useLocation } from 'react-router';
import { Link, type LinkProps } from 'shared-ui/router';
import { dashboard, type Place } from '../places/index.ts';

/** A navigation link, marked as current on its page and the pages below it (the dashboard's only on its own). */
export function PlaceLink({ place, ...link }: Omit<LinkProps, 'to'> & { place: Place }) {
  const { pathname } = useLocation();
  const isBelow = place !== dashboard && pathname.startsWith(`${place.to}/`);
  const isHere = pathname === place.to || isBelow;
  return <Link {...link} to={place.to} aria-current={isHere ? 'page' : undefined} />;
}
