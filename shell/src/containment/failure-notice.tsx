import { ButtonLink } from 'shared-ui/button';
import { Page } from 'shared-ui/page';
import { ErrorState, useOnline } from 'shared-ui/states';

type Notice = { part: string; onRetry: () => void; retrying?: boolean };

/** Shown in place of a page that is unavailable while the rest of the site works; offers a retry. */
export function FailureNotice({ part, onRetry, retrying }: Notice) {
  const online = useOnline();
  const home = (
    <ButtonLink to="/" variant="ghost">
      Return to Home
    </ButtonLink>
  );
  return (
    <Page>
      <ErrorState
        level={1}
        title={`${part} can’t be shown right now`}
        onRetry={onRetry}
        retrying={retrying}
        action={home}
      >
        {online
          ? 'The rest of the site works as usual, and your carts are safe.'
          : 'You are offline, and this page was not opened before. Your carts are safe.'}
      </ErrorState>
    </Page>
  );
}
