import { Footer } from 'shared-ui/frame';
import { Guard } from 'shared-ui/gates';
import type { PageHandle } from 'shared-ui/remote';
import { useMatches } from 'shared-ui/router';
import { report } from '../failures/report.ts';

/**
 * The open page's own footer, or the shops' if it has none (a 404). It comes from a remote but is rendered outside its
 * boundary, beside `main`: if it throws, it is reported and left out.
 */
export function PageFooter({ app }: { app: string }) {
  const { footer = <Footer kind="retail" /> } = (useMatches().at(-1)?.route.handle ?? {}) as PageHandle;
  return <Guard onFailure={(failure) => report(failure, { kind: 'remote', app })}>{footer}</Guard>;
}
