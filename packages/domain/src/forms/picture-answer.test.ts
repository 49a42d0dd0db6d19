import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, isWholePicture, LARGEST_PICTURE, pictureTrouble } from './picture-answer.ts';
import { isPicture } from './shown-picture.ts';
import { TINY_JPEG, TINY_PNG } from './testing/tiny-pictures.ts';
import { sentJson } from './testing/index.ts';

const inside = (url: string): Uint8Array => bytesOf(url.slice(url.indexOf(',') + 1)) ?? new Uint8Array();

describe('a picture or a signature', () => {
  it.each([
    ['a PNG', TINY_PNG],
    ['a JPEG', TINY_JPEG],
    ['two of them', [TINY_PNG, TINY_JPEG]],
  ])('may be %s', (_, value) => expect(pictureTrouble(value)).toBeUndefined());

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/api/v1/records/1',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png;base64,',
    'data:image/png;base64,PHN2Zy8+',
    'data:image/png;base64,iVBORw0KGgo=',
    `data:image/jpeg;base64,${TINY_PNG.slice(22)}`,
    `${TINY_PNG}" onerror="alert(1)`,
    `${TINY_PNG.slice(0, -8)}`,
    ` ${TINY_PNG}`,
    'DATA:image/png;base64,iVBORw0KGgo',
    7,
    {},
    [TINY_PNG, 'x'],
  ])('is not %j', (value) => expect(pictureTrouble(value)).toBe('no-picture'));

  it('has a limit, and so has their number', () => {
    const long = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(LARGEST_PICTURE * 1.4)}`;
    expect(pictureTrouble(long)).toBe('too-large');
    expect(pictureTrouble(Array.from({ length: 10 }, () => TINY_PNG))).toBe('too-large');
  });

  it('is refused when it is cut short anywhere, or something hangs on it', () => {
    for (const whole of [inside(TINY_PNG), inside(TINY_JPEG)]) {
      expect(isWholePicture(whole)).toBe(true);
      for (let length = 0; length < whole.length; length += 1)
        expect(isWholePicture(whole.subarray(0, length)), String(length)).toBe(false);
      expect(isWholePicture(Uint8Array.from([...whole, 60, 115, 118, 103]))).toBe(false);
    }
  });

  it('of a size that nobody could draw is none', () => {
    const huge = inside(TINY_PNG);
    new DataView(huge.buffer).setUint32(16, 100_000);
    expect(isWholePicture(huge)).toBe(false);
  });

  it('never breaks on whatever is sent, and is drawn only from its own beginning', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `data:image/png;base64,iVBORw0KGgo${text}`),
          sentJson,
        ),
        (value) => {
          const trouble = pictureTrouble(value as never);
          expect([undefined, 'no-picture', 'too-large']).toContain(trouble);
          if (isPicture(value as never))
            expect(value).toMatch(/^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)/);
        },
      ),
    );
  });
});
