import type { HttpAnswer, HttpCall } from '@gongwei/adapters/http';
import type { DraftDatabase, CookieJar } from '@gongwei/adapters/storage';
import type { BrowserDevices, BrowserNotices } from '@gongwei/adapters/media';
import type { BrowserSocket } from '@gongwei/adapters/realtime';
import { createBrowserClock } from '@gongwei/adapters/clock';
import { createBrowserKeyValueStore, createIndexedDbDraftDatabase } from '@gongwei/adapters/storage';
import type { Clock, KeyValueStore } from '@gongwei/application/shared';
import { token } from '@gongwei/application/shared';
import { takeAhead, type AskedHere } from '../early-log-in/ask-ahead.ts';
import { fromEvent, map, type Observable } from 'rxjs';

/** What the composition needs of the machine it runs on. */
export type WebSettings = {
  /** Before every path; empty where the page's own server answers. */
  readonly origin: string;
  readonly clock: Clock & { setOffset(milliseconds: number): void };
  readonly local: KeyValueStore;
  readonly ofWindow: KeyValueStore;
  readonly cookies: CookieJar;
  /** Names of what other windows of the browser stored. */
  readonly storedElsewhere$: Observable<string>;
  readonly secure: boolean;
  readonly draftDatabase: DraftDatabase;
  readonly crypto: () => Crypto;
  /** Of the present page. */
  readonly address: () => string;
  /** Absent on a page without HTTPS. */
  readonly devices: () => BrowserDevices | undefined;
  /** Opens a WebSocket at a path of the page's own server. */
  readonly socket: (path: string) => BrowserSocket;
  /** Tells `online` and `offline`, clicks and keys. */
  readonly page: () => EventTarget;
  readonly sound: () => AudioContext;
  /** Notices of the desktop; absent on a page without HTTPS. */
  readonly notices: () => BrowserNotices | undefined;
  readonly document: () => Document;
  /** Brings the window to the front. */
  readonly focus: () => void;
  /** The answer to a call that left before the program was there. */
  readonly ahead?: (call: HttpCall) => Promise<HttpAnswer | undefined> | undefined;
  /** What the windows of a browser agree by; absent on a page without HTTPS. */
  readonly locks: () => LockManager | undefined;
};
export const WebSettings = token<WebSettings>('WebSettings');

export const browserSettings = (clock = createBrowserClock()): WebSettings => ({
  origin: '',
  clock,
  local: createBrowserKeyValueStore(() => window.localStorage),
  ofWindow: createBrowserKeyValueStore(() => window.sessionStorage),
  cookies: document,
  storedElsewhere$: fromEvent<StorageEvent>(window, 'storage').pipe(map((event) => event.key ?? '')),
  secure: location.protocol === 'https:',
  draftDatabase: createIndexedDbDraftDatabase(() => window.indexedDB, clock),
  crypto: () => window.crypto,
  address: () => location.href,
  devices: () => navigator.mediaDevices as BrowserDevices | undefined,
  socket: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  page: () => window,
  sound: () => new AudioContext(),
  notices: () => window.Notification as BrowserNotices | undefined,
  document: () => document,
  focus: () => window.focus(),
  ahead: (call) => takeAhead(window as AskedHere, call, document.cookie),
  locks: () => navigator.locks as LockManager | undefined,
});
