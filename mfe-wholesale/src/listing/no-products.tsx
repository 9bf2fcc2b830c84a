import { Button, ButtonLink } from 'shared-ui/button';
import { Empty } from 'shared-ui/states';
import { paths } from '../address/index.ts';

/** The empty state, with a way to clear the filters if they are the cause. */
export function NoProducts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <Empty title="No products available" action={<ButtonLink to="/">Return to Home Page</ButtonLink>}>
        No products have been added to the inventory yet.
      </Empty>
    );
  }
  return (
    <Empty
      title="No products found"
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          <ButtonLink variant="ghost" to={paths.shop}>
            All products
          </ButtonLink>
        </>
      }
    >
      Try adjusting your filters or search terms.
    </Empty>
  );
}
