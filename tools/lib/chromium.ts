import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** The browser for tests: $CHROMIUM, or Debian's, installed where it is missing and may be installed. */
export function ensureChromium(): string {
  const chosen = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (existsSync(chosen) && existsSync(FONT)) return chosen;
  console.log('正在安装浏览器（apt-get install chromium fonts-noto-cjk）……');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(chosen)) throw new Error('没有浏览器：请安装 chromium，或用环境变量 CHROMIUM 指明它在哪里。');
  return chosen;
}
