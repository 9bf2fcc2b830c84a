import { useAtomValue } from 'jotai';
import { productsByIdAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Button, Spacer, StaffDialog } from '../../kit/parts/index.ts';
import styles from './changed-since.module.css';

/** An undo that the API refused because of later changes. */
export interface ChangedSince {
  /** The import. */
  id: string;
  /** SKUs or licence numbers, in the file's order; the API names 200 at most. */
  conflicts: readonly string[];
  /** The API also refused to undo the rest, because there is none. */
  isNothingLeft: boolean;
}

type Things = 'products' | 'licences';

const MAX_NAMED = 200;

const TEXTS = {
  products: { one: 'product was', many: 'products were', title: 'Products have changed since' },
  licences: { one: 'licence was', many: 'licences were', title: 'Licences have changed since' },
} as const;

function howMany(things: Things, count: number): string {
  const { one, many } = TEXTS[things];
  if (count === 1) return `1 ${one}`;
  return count >= MAX_NAMED ? `${MAX_NAMED} or more ${many}` : `${count} ${many}`;
}

function Named({ things, id }: { things: Things; id: string }) {
  const name = useAtomValue(productsByIdAtom).get(id)?.name;
  const to = things === 'products' ? paths.product(id) : paths.licences({ tab: 'manual', number: id });
  return (
    <li>
      <Link to={to} className="num">
        {id}
      </Link>
      {things === 'products' && name !== undefined && <span>{name}</span>}
    </li>
  );
}

/** Lists what changed after the import. Undoing would overwrite those changes for good, so staff choose: undo the rest, or nothing. */
export function ChangedSinceDialog({
  since: { conflicts, isNothingLeft },
  things,
  busy,
  onClose,
  onRest,
}: {
  since: ChangedSince;
  things: Things;
  busy: boolean;
  onClose: () => void;
  /** Undo everything but these. */
  onRest: () => void;
}) {
  return (
    <StaffDialog
      open
      title={TEXTS[things].title}
      onClose={onClose}
      width={520}
      foot={
        <>
          <Spacer />
          <Button onClick={onClose} data-autofocus>
            {isNothingLeft ? 'Close' : 'Undo nothing'}
          </Button>
          {!isNothingLeft && (
            <Button variant="primary" busy={busy} busyText="Undoing..." onClick={onRest}>
              Undo the rest
            </Button>
          )}
        </>
      }
    >
      <p role={isNothingLeft ? 'alert' : undefined}>
        {isNothingLeft
          ? 'Everything in this import has been changed since, so there is nothing left to undo. Nothing was changed.'
          : `${howMany(things, conflicts.length)} changed after this import. Undoing would overwrite those changes, so nothing has been undone yet. 'Undo the rest' keeps these as they are.`}
      </p>
      <ul className={styles.list} aria-label="Changed since">
        {conflicts.map((id) => (
          <Named key={id} things={things} id={id} />
        ))}
      </ul>
    </StaffDialog>
  );
}
