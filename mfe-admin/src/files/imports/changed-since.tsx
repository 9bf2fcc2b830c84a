import { useAtomValue } from 'jotai';
import type { ImportKind } from 'shared-domain/contracts';
import { productsByIdAtom } from 'shared-domain/state';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { Button, Spacer, StaffDialog, TextLink } from '../../kit/parts/index.ts';
import { isOfProducts, KINDS, manyOf } from './kinds.ts';

/** An undo that the API refused because of later changes. */
export interface ChangedSince {
  id: string;
  /** SKUs or licence numbers, in the file's order; the API names 200 at most. */
  conflicts: readonly string[];
  /** The API also refused to undo the rest, because there is none. */
  isNothingLeft: boolean;
}

const MAX_NAMED = 200;

function howMany(kind: ImportKind, count: number): string {
  const { one, many } = KINDS[kind];
  if (count === 1) return `1 ${one} was`;
  return count >= MAX_NAMED ? `${MAX_NAMED} or more ${many} were` : `${count} ${many} were`;
}

function Named({ kind, id }: { kind: ImportKind; id: string }) {
  const name = useAtomValue(productsByIdAtom).get(id)?.name;
  const to = isOfProducts(kind) ? paths.product(id) : paths.licences({ tab: 'manual', number: id });
  return (
    <Row as="li" wrap gap="0 12" breaks>
      <TextLink to={to}>{id}</TextLink>
      {isOfProducts(kind) && name !== undefined && <span>{name}</span>}
    </Row>
  );
}

function NamedSupplier({ id }: { id: string }) {
  const { data } = useCall('suppliers', {});
  const name = data?.suppliers.find((supplier) => supplier.id === id)?.name;
  return (
    <li>
      <TextLink to={paths.suppliers}>{name ?? 'A supplier that was removed'}</TextLink>
    </li>
  );
}

/** Lists what changed after the import. Undoing would overwrite those changes for good, so staff choose: undo the rest, or nothing. */
export function ChangedSinceDialog({
  since: { conflicts, isNothingLeft },
  kind,
  busy,
  onClose,
  onRest,
}: {
  since: ChangedSince;
  kind: ImportKind;
  busy: boolean;
  onClose: () => void;
  /** Undo everything but these. */
  onRest: () => void;
}) {
  return (
    <StaffDialog
      title={`${manyOf(kind)} have changed since`}
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
          : `${howMany(kind, conflicts.length)} changed after this import. Undoing would overwrite those changes, so nothing has been undone yet. 'Undo the rest' keeps these as they are.`}
      </p>
      <Stack as="ul" gap={6} pad="14 0 0" aria-label="Changed since">
        {conflicts.map((id) =>
          kind === 'suppliers' ? <NamedSupplier key={id} id={id} /> : <Named key={id} kind={kind} id={id} />,
        )}
      </Stack>
    </StaffDialog>
  );
}
