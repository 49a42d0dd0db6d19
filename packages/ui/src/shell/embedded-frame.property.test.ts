import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embeddedFrame } from './embedded-frame.rules.ts';

const ORIGIN = 'https://gw.county:8443';
const PIECES = [
  'https://',
  'HTTPS://',
  'http://',
  '//',
  '/',
  '\\',
  '/\\',
  'javascript:',
  'data:text/html,',
  'blob:',
  'vbscript:',
  'file:///',
  'about:blank',
  'gw.county:8443',
  'gw.county',
  'elsewhere.example',
  'user:pass@',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  '%2f',
  '%0a',
  '.',
  '..',
  '/docs/',
  '。',
  '<script>alert(1)</script>',
  '&#106;avascript:',
  '\0',
  '‮',
  'e\u0301',
  '𠮷',
] as const;
const addresses = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 8 })
    .map((parts) => parts.join('')),
  fc.webUrl(),
  fc.constantFrom(...PIECES).chain((piece) => fc.string().map((rest) => piece + rest)),
);

it('no address gets into a frame but a path of ours and another server by https, and ours keeps no rights', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const frame = embeddedFrame(address, ORIGIN);
      if (!frame) return;
      const url = new URL(frame.src);
      expect(url.protocol).toBe('https:');
      expect([url.username, url.password]).toEqual(['', '']);
      if (address.startsWith('/')) expect(url.origin).toBe(ORIGIN);
      if (url.origin === ORIGIN) expect(frame.sandbox).not.toContain('allow-same-origin');
      expect(frame.sandbox).not.toMatch(/allow-top-navigation|allow-modals/);
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  ['/docs/', true],
  ['https://elsewhere.example/a', true],
  ['//elsewhere.example/a', false],
  ['/\\elsewhere.example/a', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['https://user:secret@elsewhere.example/', false],
  ['http://elsewhere.example/', false],
])('%s: %s', (address, shown) => expect(embeddedFrame(address, ORIGIN) !== undefined).toBe(shown));
