import type { OrderJson } from 'shared-domain/contracts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button, TableHead } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { choiceText, type EditDraft, noteOf, startOf, toCollect } from './draft.ts';
import styles from './stale-banner.module.css';

interface StaleProps {
  current: OrderJson;
  base: OrderJson;
  draft: EditDraft;
  onTheirs: () => void;
  onMine: () => void;
}

/** A conflict with someone else's edit: both versions by line, and the choice (EDIT-6). */
export function StaleBanner({ current, base, draft, onTheirs, onMine }: StaleProps) {
  const last = current.timeline?.findLast(({ event }) => event === 'edited' || event === 'status');
  const who = last ? staffName(last.who) : 'Someone else';
  const at = last ? ` at ${clockTime(last.at)}` : '';
  const names = new Map([...base.items, ...current.items].map((item) => [item.productId, item.productName]));
  const theirs = new Map(current.items.map(({ productId, quantity }) => [productId, quantity]));
  const mine = new Map(draft.lines.map(({ productId, quantity }) => [productId, quantity]));
  const apart = [...new Set([...theirs.keys(), ...mine.keys()])].filter(
    (id) => (theirs.get(id) ?? 0) !== (mine.get(id) ?? 0),
  );
  const beside = [
    ['Note for the driver', noteOf(current), draft.note],
    ['Delivery', choiceText(startOf(current)), choiceText(draft)],
    ['Empty kegs to collect', toCollect(current.collectEmpties), toCollect(draft.collectEmpties)],
  ] as const;
  return (
    <section className={styles.stale} role="alert">
      <h3>
        {who} changed this order{at}
      </h3>
      <table className="num">
        <TableHead columns={['Line', 'Theirs', 'Yours']} />
        <tbody>
          {apart.map((id) => (
            <tr key={id}>
              <th scope="row">{names.get(id) ?? id}</th>
              <td>{theirs.get(id) ?? 'none'}</td>
              <td>{mine.get(id) || 'none'}</td>
            </tr>
          ))}
          {beside.map(
            ([name, their, own]) =>
              their !== own && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{their || 'none'}</td>
                  <td>{own || 'none'}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p>
        <Button onClick={onTheirs}>Use theirs</Button> <Button onClick={onMine}>Keep mine</Button>
      </p>
    </section>
  );
}
