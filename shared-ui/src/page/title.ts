import { useEffect } from 'react';

/** Sets the document's title. Not by React's `<title>`, because the shell's HTML already has one, and a second would be ignored. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
