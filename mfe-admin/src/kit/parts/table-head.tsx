type TableHeadProps = {
  columns: readonly (string | false)[];
  unseen?: string;
  className?: string | undefined;
};

/** A table's head. `unseen` names a last column for screen readers only. */
export const TableHead = ({ columns, unseen, className }: TableHeadProps) => (
  <thead className={className}>
    <tr>
      {columns.filter(Boolean).map((column) => (
        <th key={String(column)} scope="col">
          {column}
        </th>
      ))}
      {unseen !== undefined && (
        <th scope="col">
          <span className="visually-hidden">{unseen}</span>
        </th>
      )}
    </tr>
  </thead>
);
