import { useMatches } from 'react-router';
import { Footer } from 'shared-ui/frame';
import { Guard } from 'shared-ui/gates';
import type { PageHandle } from 'shared-ui/remote';
import { report } from '../failures/report.ts';

/**
 * The open page's own footer, or the shops' by default. It is outside the remote's boundary, so if it throws it is
 * reported and left out.
 */
export function PageFooter({ app }: { app: string }) {
  const { footer = <Footer kind="retail" /> } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return <Guard onFailure={(failure) => report(failure, { kind: 'remote', app })}>{footer}</Guard>;
}
