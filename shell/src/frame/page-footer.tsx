import { Footer } from 'shared-ui/frame';
import { Guard } from 'shared-ui/gates';
import type { PageHandle } from 'shared-ui/remote';
import { useMatches } from 'shared-ui/router';
import { report } from '../failures/report.ts';

/**
 * The footer that the open page brings itself, or the shops' where it brings none (a 404). It belongs to a remote but
 * stands outside its boundary, beside `main`: one that throws is left out and told, and the page goes on.
 */
export function PageFooter({ app }: { app: string }) {
  const { footer = <Footer kind="retail" /> } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return <Guard onFailure={(failure) => report(failure, { kind: 'remote', app })}>{footer}</Guard>;
}
