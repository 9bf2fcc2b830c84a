import { useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Button } from '../../kit/parts/index.ts';

/** Copies the address, which holds filters, sort, columns and density. */
export function CopyLink() {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.done('Link copied');
    } catch {
      toast.failed('The link could not be copied', window.location.href);
    }
  };
  return (
    <Button onClick={() => void copy()}>
      <StaffIcon name="link" size={16} />
      Copy link to this view
    </Button>
  );
}
