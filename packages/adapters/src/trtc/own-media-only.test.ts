import { expect, it } from 'vitest';
import { htmlOfSdk, workerOfSdk } from './own-media-only.ts';

it.each([
  ['<div class="a"><div class=\'b\'>Resume</div></div>', '<div class="a"><div class=\'b\'>Resume</div></div>'],
  ['.a{position:fixed;top:0}', '.a{position:fixed;top:0}'],
  ['<link rel="dns-prefetch" href="//yun.tim.qq.com" /><link rel="dns-prefetch" href="//x.rtc.qq.com" />', ''],
  ['<img src=x onerror=alert(1)>', null],
  ['<div onclick=alert(1)>', null],
  ['<SCRIPT>alert(1)</SCRIPT>', null],
  ['<a href="javascript:alert(1)">', null],
  ['<link rel="dns-prefetch" href="//a"><script>alert(1)</script>', null],
  ['<svg/onload=alert(1)>', null],
])('the SDK may write %s: %s', (text, allowed) => expect(htmlOfSdk(text)).toBe(allowed));

it.each([
  ['blob:http://gw.county/1b', true],
  ['blob:http://gw.county.evil/1b', false],
  ['https://elsewhere.example/w.js', false],
  ['data:text/javascript,alert(1)', false],
])('the SDK may start a worker from %s: %s', (address, allowed) =>
  expect(workerOfSdk(address, 'http://gw.county')).toBe(allowed ? address : null),
);
