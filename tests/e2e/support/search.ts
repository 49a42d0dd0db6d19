import type { Page } from '@playwright/test';

/** Posts a search to the server in the name of who is logged in in the page, past its screens. */
export const postSearch = (page: Page, path: string, wanted: object = {}): Promise<{ status: number; body: unknown }> =>
  page.evaluate(
    async ([at, text]) => {
      const token = decodeURIComponent(/x-access-token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { token, 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1/${at}/search`, { method: 'POST', headers, body: text });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [path, JSON.stringify(wanted)] as const,
  );
