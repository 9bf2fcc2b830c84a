import { columnNotices, type ReadColumn } from 'shared-domain/imports';
import type { Reviewer, Sheet } from './reviewer.ts';

/** The columns of a file whose kind has no amounts to ask about. */
export function plainColumns(
  { headers, samples, chosen }: Sheet,
  columns: object,
): Pick<Reviewer, 'columns' | 'notices'> {
  const fields = new Map(
    Object.entries(columns).flatMap(([field, places]) =>
      [places].flat().map((place: number) => [place, field]),
    ),
  );
  const shown = headers.flatMap((heading, place): ReadColumn[] => {
    const cells = samples.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
    if (heading === '' && cells.length === 0) return [];
    const field = fields.get(place);
    return [
      {
        place,
        heading,
        samples: cells.slice(0, 3),
        ...(field ? { field } : {}),
        why: place in chosen ? 'chosen by staff' : field ? 'by its heading' : 'not read',
        isAsked: false,
      },
    ];
  });
  return { columns: shown, notices: columnNotices(shown) };
}
