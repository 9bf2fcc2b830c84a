import { Guard } from 'shared-ui/gates';
import type { PageHandle } from 'shared-ui/remote';
import { useMatches } from 'shared-ui/router';
import { report } from '../failures/report.ts';

/**
 * The footer that the open page brings itself. It belongs to a remote but stands outside its boundary, beside `main`: one
 * that throws is left out and told, and the page goes on.
 */
export function PageFooter({ app }: { app: string }) {
  const { footer } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return footer ? (
    <Guard onFailure={(failure) => report(failure, { kind: 'remote', app })}>{footer}</Guard>
  ) : null;
}
