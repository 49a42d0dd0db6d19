import type { CallPage } from '@gongwei/application/call';

/** Which call pages are in front, of all that draw one. */
export type PageWatch = {
  /** A page is in front; the returned function says that it no longer is. */
  shown(page: CallPage): () => void;
};

/**
 * Tells when a call page was left for good. A page that is drawn anew at once (React's strict mode, another institution) was not
 * left: what is gone is looked at only after everything that happens now.
 */
export function createPageWatch(left: (page: CallPage) => void): PageWatch {
  const counts = new Map<CallPage, number>();
  const add = (page: CallPage, by: 1 | -1): number => {
    const count = (counts.get(page) ?? 0) + by;
    counts.set(page, count);
    return count;
  };
  return {
    shown(page) {
      add(page, 1);
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        add(page, -1);
        queueMicrotask(() => {
          if (counts.get(page) === 0) left(page);
        });
      };
    },
  };
}
