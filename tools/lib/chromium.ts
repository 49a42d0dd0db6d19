import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

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

/** The browser for tests: $CHROMIUM, or Debian's, installed where it is missing and may be installed. */
export function ensureChromium(): string {
  const chosen = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (existsSync(chosen) && existsSync(FONT)) return chosen;
  installPackages('浏览器', ['chromium', 'fonts-noto-cjk']);
  if (!existsSync(chosen)) throw new Error('没有浏览器：请安装 chromium，或用环境变量 CHROMIUM 指明它在哪里。');
  return chosen;
}
