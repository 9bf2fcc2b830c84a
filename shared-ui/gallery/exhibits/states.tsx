import { Button, ButtonLink, IconButton } from '../../src/button/index.ts';
import { Icon } from '../../src/icons/index.ts';
import { QuantityStepper } from '../../src/quantity-stepper/index.ts';
import { GridSkeleton } from '../../src/skeleton/index.ts';
import { Empty, ErrorState, Loading, OfflineState } from '../../src/states/index.ts';
import { ToastCard } from '../../src/toasts/toast.tsx';
import { Case, Cases, Row } from '../case.tsx';
import { TOASTS } from '../demo-toasts.ts';
import styles from '../gallery.module.css';

const ignore = () => {};

/** Loading, empty, error and offline, toasts and buttons, composed as picture 08-states is. */
export function States() {
  return (
    <Cases title="States">
      <Case label="Loading" span={3}>
        <div className={styles.pad}>
          <GridSkeleton count={4} />
        </div>
      </Case>
      <Case label="Landing, loading">
        <Loading>Loading products...</Loading>
      </Case>
      <Case label="Empty: nothing matches">
        <Empty title="No Products Available" action={<ButtonLink to="/">Return to Home Page</ButtonLink>}>
          No products match your current filters. Try adjusting your search or brand filters.
        </Empty>
      </Case>
      <Case label="Empty cart">
        <Empty
          title="Your cart is empty"
          brand="FORCE"
          action={<ButtonLink to="/shop">Browse Products</ButtonLink>}
        />
      </Case>
      <Case label="A remote could not be loaded" span={2}>
        <ErrorState
          title="This part of the shop could not be loaded"
          onRetry={ignore}
          action={
            <ButtonLink to="/" variant="outline">
              Home
            </ButtonLink>
          }
        >
          Your cart is safe. Try again, or go on in another part of the shop.
        </ErrorState>
      </Case>
      <Case label="Offline">
        <OfflineState onRetry={ignore} />
      </Case>
      <Case label="Toasts">
        <ol className={styles.toasts}>
          {TOASTS.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ol>
      </Case>
      <Case label="Buttons" span={2}>
        <Buttons />
      </Case>
    </Cases>
  );
}

function Buttons() {
  return (
    <Row>
      <Button variant="action">Submit Order</Button>
      <Button variant="action" busy busyText="Sending...">
        Submit Order
      </Button>
      <Button disabled>Add to Cart</Button>
      <Button>Add to Cart</Button>
      <Button variant="outline">Back</Button>
      <Button variant="ghost">Clear Cart</Button>
      <Button variant="danger">Cancel order</Button>
      <Button variant="action" size="lg">
        YES
      </Button>
      <Button size="sm">Add to Cart</Button>
      <IconButton label="Close">
        <Icon name="close" />
      </IconButton>
      <QuantityStepper value={1} onChange={ignore} />
      <QuantityStepper value={120} onChange={ignore} />
      <QuantityStepper value={6} onChange={ignore} size="page" />
    </Row>
  );
}
