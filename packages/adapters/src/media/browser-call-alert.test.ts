import type { RingingCall } from '@gongwei/application/call';
import { describe, expect, it } from 'vitest';
import { createBrowserCallAlert, type BrowserNotices } from './browser-call-alert.ts';

const from = { userId: 'b', name: '李医生', number: '2', institutionCode: '1', institutionName: '东镇卫生院' };
const resident = { residentId: 'r', title: '王秀兰 女 67岁', fields: [{ label: '诊断', value: '高血压' }] };
const call: RingingCall = { callId: 'c', from, name: '李医生', kind: 'video', others: [], resident };

/** A browser whose user answers `answer` when asked, and a page that is looked at or not. */
function createPc({ permission = 'granted', answer = 'granted', phone = false } = {}) {
  const shown: { title: string; options: NotificationOptions; onclick: (() => unknown) | null; open: boolean }[] = [];
  const listeners = new Set<() => void>();
  const pc = { permission, focused: 0, visible: false, focus: false, shown, listeners };
  class Notices {
    static get permission() {
      return pc.permission;
    }
    static async requestPermission() {
      pc.permission = answer;
      return answer;
    }
    readonly own;
    constructor(title: string, options: NotificationOptions) {
      if (phone) throw new TypeError('Illegal constructor');
      this.own = { title, options, onclick: null, open: true } as (typeof shown)[number];
      shown.push(this.own);
    }
    set onclick(run: () => unknown) {
      this.own.onclick = run;
    }
    close() {
      this.own.open = false;
    }
  }
  const page = {
    get visibilityState() {
      return pc.visible ? ('visible' as const) : ('hidden' as const);
    },
    hasFocus: () => pc.focus,
    addEventListener: (_: string, run: () => void) => void listeners.add(run),
    removeEventListener: (_: string, run: () => void) => void listeners.delete(run),
  } as unknown as Document;
  const alert = createBrowserCallAlert({
    notices: () => (permission === 'absent' ? undefined : (Notices as unknown as BrowserNotices)),
    page,
    focus: () => void (pc.focused += 1),
  });
  const look = (visible: boolean): void => {
    Object.assign(pc, { visible, focus: visible });
    for (const listener of [...listeners]) listener();
  };
  return { ...pc, pc, alert, look };
}

describe('a call on the desktop', () => {
  it('is told while nobody looks at the page, with who calls and nothing of the resident', () => {
    const { alert, shown } = createPc();
    const takeBack = alert.show(call);
    expect(shown).toMatchObject([{ title: '视频来电', open: true, options: { tag: 'c', requireInteraction: true } }]);
    expect(shown[0]?.options.body).toContain('李医生（东镇卫生院）');
    expect(JSON.stringify(shown)).not.toMatch(/王秀兰|高血压/);
    takeBack();
    expect(shown[0]?.open).toBe(false);
  });

  it('is not told to whoever sees the page, and is when they turn away', () => {
    const { alert, shown, look, listeners } = createPc();
    look(true);
    const takeBack = alert.show(call);
    expect(shown).toEqual([]);
    look(false);
    expect(shown).toHaveLength(1);
    look(true);
    expect(shown[0]?.open).toBe(false);
    takeBack();
    look(false);
    expect(shown).toHaveLength(1);
    expect(listeners.size).toBe(1);
  });

  it('brings the page to the front by a click', () => {
    const { alert, shown, pc } = createPc();
    alert.show(call);
    shown[0]?.onclick?.();
    expect([pc.focused, shown[0]?.open]).toEqual([1, false]);
  });

  it.each([{ permission: 'default' }, { permission: 'denied' }, { permission: 'absent' }, { phone: true }])(
    'is not told with %j, and nothing breaks',
    (browser) => {
      const { alert, shown } = createPc(browser);
      alert.show(call)();
      expect(shown).toEqual([]);
    },
  );

  it('is told once the user was asked and agreed', async () => {
    const { alert, shown } = createPc({ permission: 'default' });
    expect(alert.situation$.value).toBe('askable');
    await alert.ask();
    expect(alert.situation$.value).toBe('on');
    alert.show(call);
    expect(shown).toHaveLength(1);
  });

  it('is refused by a user who does not want it, and known to be allowed later in the browser', async () => {
    const { alert, pc, look } = createPc({ permission: 'default', answer: 'denied' });
    await alert.ask();
    expect(alert.situation$.value).toBe('denied');
    pc.permission = 'granted';
    look(true);
    expect(alert.situation$.value).toBe('on');
  });
});
