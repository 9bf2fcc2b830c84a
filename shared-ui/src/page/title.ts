import { useEffect } from 'react';

/**
 * Names the open page in the browser's tab, history and bookmarks. An effect rather than React's `<title>`, because
 * the shell's HTML already has a title element and a second one would not be shown.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
