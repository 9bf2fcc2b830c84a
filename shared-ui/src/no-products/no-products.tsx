import { Button, ButtonLink } from '../button/index.ts';
import { Empty } from '../states/index.ts';

/** The empty state of retail shop and keg portal (LISTING-17), with a way to clear the filters if they are the cause. */
export function NoProducts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const home = (
    <ButtonLink to="/" variant={isFiltered ? 'ghost' : undefined}>
      Return to Home Page
    </ButtonLink>
  );
  const action = isFiltered ? (
    <>
      <Button onClick={onClear}>Clear filters</Button>
      {home}
    </>
  ) : (
    home
  );
  return (
    <Empty title="No Products Available" action={action}>
      {isFiltered
        ? 'No products match your current filters. Try adjusting your search or brand filters.'
        : "We currently don't have any keg products in stock. Please check back soon!"}
    </Empty>
  );
}
