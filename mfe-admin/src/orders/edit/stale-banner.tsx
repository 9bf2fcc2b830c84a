import { Heading, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button, TableHead } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { changedLines, choiceOf, choiceText, noteOf, storedOf, toCollect } from './draft.ts';
import styles from './edit.module.css';
import type { Edit } from './use-edit.ts';

/** A conflict with someone else's edit: both versions by line, and the choice (EDIT-6). */
export function StaleBanner({ stale, base, draft, takeTheirs, keepMine }: Edit) {
  if (!stale) return null;
  const last = stale.timeline?.findLast(({ event }) => event === 'edited' || event === 'status');
  const who = last ? staffName(last.who) : 'Someone else';
  const at = last ? ` at ${clockTime(last.at)}` : '';
  const theirs = storedOf(stale).lines;
  const quantityIn = (lines: typeof theirs, id: string) =>
    lines.find(({ productId }) => productId === id)?.quantity;
  const nameOf = (id: string) =>
    [...base.items, ...stale.items].find(({ productId }) => productId === id)?.productName ?? id;
  const rows = [
    ...changedLines(theirs, draft.lines).map((id) => [
      nameOf(id),
      quantityIn(theirs, id),
      quantityIn(draft.lines, id),
    ]),
    ['Note for the driver', noteOf(stale), draft.note],
    ['Delivery', choiceText(choiceOf(stale)), choiceText(draft.delivery ?? choiceOf(base))],
    ['Empty kegs to collect', toCollect(stale.collectEmpties), toCollect(draft.collectEmpties)],
  ].filter(([, their, own]) => their !== own);
  return (
    <Text
      as="section"
      pad="12 14"
      radius={10}
      tone="warn"
      framed
      surface="warn"
      className={styles.stale}
      role="alert"
    >
      <Heading>
        {who} changed this order{at}
      </Heading>
      <table className="num">
        <TableHead columns={['Line', 'Theirs', 'Yours']} />
        <tbody>
          {rows.map(([name, their, own]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{their || 'none'}</td>
              <td>{own || 'none'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Button onClick={() => takeTheirs(stale)}>Use theirs</Button>{' '}
        <Button onClick={() => keepMine(stale)}>Keep mine</Button>
      </p>
    </Text>
  );
}
