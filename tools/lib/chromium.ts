import { existsSync } from 'node:fs';
import { ensureProgram, type DebianProgram } from './packages.ts';

const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** Nothing of its own over the line, nothing of a first start: what tests and benches ask of every browser. */
export const QUIET_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for tests: $CHROMIUM, or Debian's. */
const chosen = (): string => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const CHROMIUM: DebianProgram = {
  name: '浏览器',
  packages: ['chromium', 'fonts-noto-cjk'],
  isThere: () => existsSync(chosen()) && existsSync(FONT),
};

/** The browser without windows of its own: the same engine for two thirds of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

export const HEADLESS_SHELL: DebianProgram = {
  name: '无界面浏览器',
  packages: ['chromium-headless-shell'],
  // Who names a browser means that one.
  isThere: () => process.env['CHROMIUM'] !== undefined || existsSync(SHELL),
};

/** Where the shell is; the whole browser where one is named by $CHROMIUM or there is no shell. */
export const headlessShell = (): string =>
  process.env['CHROMIUM'] === undefined && existsSync(SHELL) ? SHELL : ensureChromium();

/** Where the browser for tests is, installed first where it is missing and may be installed. Throws where there is none. */
export function ensureChromium(): string {
  ensureProgram(CHROMIUM);
  if (!existsSync(chosen())) throw new Error('没有浏览器：请安装 chromium，或用环境变量 CHROMIUM 指明它在哪里。');
  return chosen();
}
