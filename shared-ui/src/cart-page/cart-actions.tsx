import { Button, ButtonLink } from '../button/index.ts';

/** Beside a cart's heading: back to its shop, and 'Clear Cart'. */
export function CartActions({ shop, onClear }: { shop: string; onClear: () => void }) {
  return (
    <>
      <ButtonLink to={shop} variant="ghost">
        Continue Shopping
      </ButtonLink>
      <Button variant="ghost" onClick={onClear}>
        Clear Cart
      </Button>
    </>
  );
}
