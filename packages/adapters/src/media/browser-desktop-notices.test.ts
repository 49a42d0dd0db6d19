import { expect, it } from 'vitest';
import type { BrowserNotices } from './browser-call-alert.ts';
import { createBrowserDesktopNotices } from './browser-desktop-notices.ts';

type Shown = {
  readonly title: string;
  readonly options: NotificationOptions | undefined;
  onclick: (() => void) | null;
  closed: boolean;
};

/** A desktop where notices are allowed or not, behind a page somebody looks at or not. */
function desktop(permission: NotificationPermission | 'absent' | 'throws', looks: boolean) {
  const [shown, happened] = [[] as Shown[], [] as string[]];
  class Notices {
    static readonly permission: string = permission;
    onclick: (() => void) | null = null;
    closed = false;
    readonly title: string;
    readonly options: NotificationOptions | undefined;
    constructor(title: string, options?: NotificationOptions) {
      if (permission === 'throws') throw new TypeError('only for service workers');
      [this.title, this.options] = [title, options];
      shown.push(this);
    }
    close(): void {
      this.closed = true;
    }
  }
  if (permission === 'throws') Object.assign(Notices, { permission: 'granted' });
  const notices = createBrowserDesktopNotices({
    notices: () => (permission === 'absent' ? undefined : (Notices as unknown as BrowserNotices)),
    page: { visibilityState: looks ? 'visible' : 'hidden', hasFocus: () => looks },
    focus: () => happened.push('focus'),
  });
  notices.show({ tag: 't', title: '公卫提醒：危急值', onPick: () => happened.push('picked') });
  return { shown, happened };
}

it('tells whoever has another program before them; picked it brings the page to the front', () => {
  const { shown, happened } = desktop('granted', false);
  expect(shown).toMatchObject([{ title: '公卫提醒：危急值', options: { body: '点此查看', tag: 't' } }]);
  shown[0]?.onclick?.();
  expect([happened, shown[0]?.closed]).toEqual([['focus', 'picked'], true]);
});

it.each([
  ['default', false],
  ['denied', false],
  ['absent', false],
  ['throws', false],
  ['granted', true],
] as const)('tells nobody where leave is %s and the page is looked at: %s', (permission, looks) => {
  expect(desktop(permission, looks).shown).toEqual([]);
});
