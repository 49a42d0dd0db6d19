import { createBrowserClock } from '@gongwei/adapters/clock';
import type { Clock } from '@gongwei/application/shared';
import { fault, type Fault } from '@gongwei/domain/shared';
import type { RouteObject } from 'react-router';

/** Specification, section 9: the code of a page has 120 seconds to arrive. Milliseconds. */
export const CHUNK_TIMEOUT = 120_000;

const KEPT = '已填写的内容保存在草稿里，会自动恢复。';

const late = (): Fault =>
  fault({
    code: 'chunk.late',
    category: 'network',
    message: '页面超过 120 秒没有加载出来，请检查网络后重试。',
    advice: KEPT,
  });
const missing = (cause: unknown): Fault =>
  fault({
    code: 'chunk.missing',
    category: 'network',
    message: '页面内容加载失败，请检查网络后重试。',
    advice: `如仍出现，请刷新页面；${KEPT}`,
    cause,
  });
const updated = (cause: unknown): Fault =>
  fault({ code: 'chunk.updated', category: 'network', message: '系统已更新，请刷新', advice: KEPT, cause });

type Needs = {
  readonly clock: Pick<Clock, 'after'>;
  /** Whether the server has a newer program than the page that is open: its parts are gone then. */
  readonly isOutdated: () => Promise<boolean>;
};
export type LoadChunk = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** Brings a part of the program over the line. What fails is a fault with a way out; a part that comes later is kept by the browser. */
export function createLoadChunk({ clock, isOutdated }: Needs): LoadChunk {
  return async (load) => {
    let stop = (): void => {};
    const patience = new Promise<never>((_, refuse) => {
      stop = clock.after(CHUNK_TIMEOUT, () => refuse(late()));
    });
    const part = load().catch(async (cause: unknown) => {
      throw (await isOutdated().catch(() => false)) ? updated(cause) : missing(cause);
    });
    try {
      return await Promise.race([part, patience]);
    } finally {
      stop();
    }
  };
}

/** The page's first script is named by its content: another name on the server is another program. */
async function pageIsOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src*="/assets/"]')?.getAttribute('src');
  if (!own) return false;
  const answer = await fetch('/index.html', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(own);
}

/** For the page that is open. */
export const loadChunk: LoadChunk = createLoadChunk({ clock: createBrowserClock(), isOutdated: pageIsOutdated });

/** Routes whose parts are brought that way. */
export const withChunks = (routes: readonly RouteObject[], bring: LoadChunk = loadChunk): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy } = route;
    const whole = typeof lazy === 'function' ? { ...route, lazy: () => bring(lazy) } : route;
    return whole.children ? ({ ...whole, children: withChunks(whole.children, bring) } as RouteObject) : whole;
  });
