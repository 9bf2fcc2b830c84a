import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { listingOf, searchProducts, sortByDefault } from 'shared-domain/catalogue';
import { dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { isReduced, ltoStatusOf, priceOf } from 'shared-domain/pricing';
import { CHANNELS, type Channel, type Product } from 'shared-domain/products';
import { catalogueAtom, openFutureAtom } from 'shared-domain/state';
import { ProductCard } from 'shared-ui/product-card';
import { ProductGrid } from 'shared-ui/product-grid';
import { useNow, usePhone, useToast } from '../../data/calls/index.ts';
import { paths, useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { fieldTime } from '../../kit/moments/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  ChannelDot,
  Failed,
  Nothing,
  PageHead,
  SearchBox,
  Segmented,
  WaitingRows,
} from '../../kit/parts/index.ts';
import styles from './future-shop.module.css';

const MINUTE = 60_000;

/** An instant as the value of a date-and-time field ('2026-12-01T09:30'), in the company's time zone. */
export const writtenTime = (at: Date): string => `${dayOf(at)}T${fieldTime(at)}`;

/** The instant of a date-and-time field, read in the company's time zone; null for anything else. */
export function instantOf(written: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(written);
  const [, day = '', hours, minutes] = match ?? [];
  if (!isDay(day)) return null;
  const wanted = Number(hours) * 60 + Number(minutes);
  const guess = new Date(startOfDay(day).getTime() + wanted * MINUTE);
  // On the two days a year with 23 or 25 hours the first guess is an hour off.
  const shownTime = fieldTime(guess).split(':').map(Number);
  const [hour = 0, minute = 0] = shownTime;
  return new Date(guess.getTime() + (wanted - hour * 60 - minute) * MINUTE);
}

function useMoment() {
  const { query, write } = useAddressQuery();
  const now = useNow();
  const channel: Channel = CHANNELS.find((known) => known === query.get('channel')) ?? 'licensee';
  const written = query.get('at') ?? '';
  const at = instantOf(written) ?? now;
  const change = (part: Record<string, string>) =>
    write(
      (now) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return { channel, at, written: written || writtenTime(now), search: query.get('search') ?? '', change };
}

type Moment = ReturnType<typeof useMoment>;
type Listed = { moment: Moment; shown: readonly Product[] };

/** Each channel's shop. */
const SHOPS: Readonly<Record<Channel, string>> = { licensee: '/shop', dtc: '/dtc', keg: '/dtckegs' };

/** The shop's list at that time; a search is sorted by relevance. */
function useListing({ channel, at, search }: Pick<Moment, 'channel' | 'at' | 'search'>) {
  const { status, products } = useAtomValue(catalogueAtom);
  const shown = useMemo(() => {
    // The answer for staff includes hidden products.
    const listed = listingOf(
      products.filter(({ hidden }) => !hidden),
      channel,
    );
    return search.trim() ? searchProducts(listed, search) : sortByDefault(listed, at);
  }, [products, channel, at, search]);
  return { status, shown };
}

/** A shop at a chosen date and time, as its customers see it. */
export default function FutureShop() {
  const moment = useMoment();
  const { channel, search, change } = moment;
  const { typed, type } = useTyped(search, (text) => change({ search: text }));
  const { status, shown } = useListing(moment);
  const isPhone = usePhone();
  const shops = (
    <Segmented
      label="Shop"
      value={channel}
      options={CHANNELS.map((value) => ({
        value,
        label: (
          <>
            <ChannelDot channel={value} />
            {CHANNEL_NAMES[value]}
          </>
        ),
      }))}
      onChange={(value) => change({ channel: value })}
    />
  );
  return (
    <>
      <PageHead
        title="Shop as of a date"
        actions={
          <>
            <SearchBox label="Product" value={typed} onChange={type} />
            {!isPhone && shops}
          </>
        }
      />
      <MomentBar moment={moment} shown={shown}>
        {isPhone && shops}
      </MomentBar>
      <div className={styles.shop}>
        {status === 'loading' && <WaitingRows label="Loading products..." widths={[180, 220, 160]} />}
        {status === 'failed' && <Failed title="The products could not be loaded" />}
        {status === 'ready' && shown.length === 0 && (
          <Nothing title="No products found">No such products are listed in this shop at that time.</Nothing>
        )}
        <Listing moment={moment} shown={shown} />
      </div>
    </>
  );
}

/** The chosen time, a link to the shop's pages, and counts of LTOs. */
function MomentBar({ moment, shown, children }: Listed & { children: ReactNode }) {
  const { channel, at, written, change } = moment;
  const openFuture = useSetAtom(openFutureAtom);
  const navigate = useNavigate();
  /** The shop's real pages, as a customer of the channel sees them at that time. */
  const enter = () => {
    openFuture(at);
    void navigate(SHOPS[channel]);
  };
  const reduced = shown.filter((product) => isReduced(priceOf(product, channel, at))).length;
  const coming = shown.filter((product) => ltoStatusOf(product, at) === 'scheduled').length;
  return (
    <Row wrap gap="8 12" pad="0 24 12" underlined className={styles.bar}>
      {children}
      <label>
        As of{' '}
        <input
          type="datetime-local"
          value={written}
          onChange={(event) => change({ at: event.target.value })}
        />
      </label>
      <span>Vancouver time</span>
      <Button onClick={() => change({ at: '' })}>Now</Button>
      <Button variant="primary" onClick={enter}>
        <StaffIcon name="shop" size={16} />
        Browse this shop
      </Button>
      <p role="status">
        {shown.length === 1 ? '1 product' : `${shown.length} products`}, {reduced} with an LTO price, {coming}{' '}
        with an LTO still to come
      </p>
    </Row>
  );
}

function Listing({ moment: { channel, at }, shown }: Listed) {
  const toast = useToast();
  if (shown.length === 0) return null;
  return (
    <ProductGrid>
      {shown.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          channel={channel}
          at={at}
          to={paths.product(product.id)}
          onAdd={() => toast.done('Preview only', 'Nothing is added to a cart in the future shop.')}
        />
      ))}
    </ProductGrid>
  );
}
