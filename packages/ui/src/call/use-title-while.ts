import { useEffect } from 'react';

/** Names the browser's tab for as long as it is there; a page that names it meanwhile has it. */
export function useTitleWhile(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
