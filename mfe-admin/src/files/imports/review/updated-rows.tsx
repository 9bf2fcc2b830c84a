import type { FieldChangeJson, ImportRow, ReviewFilter, RowEdits } from 'shared-domain/contracts';
import { Quiet, Row, Small, Text } from '../../../kit/layout/index.ts';
import type { Column } from '../../../kit/list/index.ts';
import { CheckBox } from '../../../kit/parts/index.ts';
import { Thumb } from '../../../kit/product/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { isLeftOut, isPriceHeld, nameIn } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import { labelled, lastColumn, RowList, RowName, type RowsProps } from './rows.tsx';

/** The fields with their own columns: a file of descriptions changes neither price nor stock. */
const NUMBERS = ['price', 'stock'];

/** Whether the row's one change is a suspicious price: its tick accepts it. */
const isOnlyPrice = ({ suspicious, changes }: ImportRow): boolean => suspicious && changes.length === 1;

const isTaken = (row: ImportRow): boolean => !isLeftOut(row) && !(isOnlyPrice(row) && isPriceHeld(row));

type EditProps = Omit<RowsProps, 'list'>;

/** Applies a row's changes, or leaves them out. */
function Tick({ row, editable, edits }: { row: ImportRow } & EditProps) {
  const ticked = isTaken(row);
  const tick: RowEdits = isOnlyPrice(row)
    ? { acceptPrice: !ticked, skipThisTime: false, shouldIgnore: false }
    : { skipThisTime: ticked, shouldIgnore: false };
  return (
    <CheckBox
      checked={ticked}
      readOnly={!editable}
      label={`Apply changes of ${nameIn(row)}`}
      onChange={() => editable && edits.editRow(row, tick)}
    />
  );
}

/** A suspicious price beside other changes has a tick of its own (IMPORT-12). */
function AcceptPrice({ row, edits }: { row: ImportRow } & Pick<RowsProps, 'edits'>) {
  const isHeld = isPriceHeld(row);
  return (
    <Row as="label" gap={6} size="xs">
      <CheckBox
        checked={!isHeld}
        label={`Apply the price of ${nameIn(row)}`}
        onChange={() => edits.editRow(row, { acceptPrice: isHeld })}
      />
      apply this price
    </Row>
  );
}

const changeOf = ({ changes }: ImportRow, field: string): FieldChangeJson | undefined =>
  changes.find((change) => change.field === field);

const numberColumns = ({ editable, edits }: EditProps): Column<ImportRow>[] => [
  {
    label: 'Price',
    card: 'wide',
    show: (row, isCard) => {
      const change = changeOf(row, 'price');
      if (!change) return !isCard && <Quiet>unchanged</Quiet>;
      const isAsked = row.suspicious && editable && !isOnlyPrice(row);
      return labelled(
        'Price',
        isCard,
        <>
          <Change change={change} isLeftOut={isCard && (isLeftOut(row) || isPriceHeld(row))} />
          {isAsked && <AcceptPrice row={row} edits={edits} />}
        </>,
      );
    },
  },
  {
    label: 'Stock',
    card: 'wide',
    show: (row, isCard) => {
      const change = changeOf(row, 'stock');
      if (!change) return !isCard && <Quiet>unchanged</Quiet>;
      return labelled('Stock', isCard, <Change change={change} />);
    },
  },
];

const columnsOf = (hasNumbers: boolean, props: EditProps): Column<ImportRow>[] => [
  {
    label: 'Product',
    card: 'head',
    show: (row) => (
      <Row as="span" gap={10}>
        <Tick row={row} {...props} />
        {row.product && <Thumb product={row.product} size={30} />}
        <RowName name={nameIn(row)}>{row.sku}</RowName>
      </Row>
    ),
  },
  ...(hasNumbers ? numberColumns(props) : []),
  {
    label: hasNumbers ? 'Other fields' : 'What changes',
    card: 'wide',
    show: (row) => (
      <>
        {row.changes
          .filter(({ field }) => !(hasNumbers && NUMBERS.includes(field)))
          .map((change) => (
            <Text block key={change.field}>
              <Small>{fieldLabel(change.field)}</Small> <Change change={change} />
            </Text>
          ))}
        <RowNotes row={row} />
      </>
    ),
  },
  lastColumn(props, true, isLeftOut),
];

type UpdatedRowsProps = RowsProps & { only?: ReviewFilter | undefined; hasNumbers?: boolean };

/** Leaves out all rows of the selection, or applies all. */
function TickAll({ list, only, editable, edits }: UpdatedRowsProps) {
  const rows = list.rows ?? [];
  const taken = rows.filter(isTaken);
  const isWhole = taken.length === rows.length;
  const toggle = () =>
    edits.editAll(
      { tab: 'updated', only },
      { skipThisTime: isWhole, shouldIgnore: false, acceptPrice: !isWhole },
    );
  return (
    <Row as="label" gap={10} pad="2 24" underlined tone="quiet" size="s">
      <CheckBox
        readOnly={!editable}
        checked={isWhole}
        mixed={taken.length > 0 && !isWhole}
        onChange={() => editable && toggle()}
      />
      Apply all that are shown
    </Row>
  );
}

/** Changed fields with old and new values. Suspicious prices come first, unticked. */
export function UpdatedRows(props: UpdatedRowsProps) {
  const { list, editable, hasNumbers = true } = props;
  return (
    <>
      {list.total > 0 && <TickAll {...props} />}
      <RowList
        label="Changed products"
        list={list}
        columns={columnsOf(hasNumbers, props)}
        none="No products change."
        isMarked={({ suspicious }) => suspicious && editable}
      />
    </>
  );
}
