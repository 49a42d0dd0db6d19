import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeModules, pathOf, QUIET, qrModules, type CodeModules } from './code-modules.rules.ts';

/** Prints a code as grey pixels, as a scanner sees it. */
function pixelsOf(code: CodeModules, quiet: number, scale: number, height: number) {
  const [width, tall] = [(code.width + 2 * quiet) * scale, (height + 2 * quiet) * scale];
  const grey = new Uint8ClampedArray(width * tall).fill(255);
  for (const run of code.dark)
    for (let y = 0; y < (height / code.height) * scale; y += 1)
      for (let x = 0; x < run.width * scale; x += 1)
        grey[(y + (run.y + quiet) * scale) * width + x + (run.x + quiet) * scale] = 0;
  return { grey, width, height: tall };
}

type Hints = readonly (readonly [DecodeHintType, true])[];

function read({ grey, width, height }: ReturnType<typeof pixelsOf>, format: BarcodeFormat, hints: Hints = []): string {
  const reader = new MultiFormatReader();
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return reader
    .decode(bitmap, new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, [format]], ...hints]))
    .getText();
}

/** A quarter turn. */
function turned({ grey, width, height }: ReturnType<typeof pixelsOf>): ReturnType<typeof pixelsOf> {
  const round = new Uint8ClampedArray(grey.length);
  for (const [at, pixel] of grey.entries())
    round[(at % width) * height + (height - 1 - Math.floor(at / width))] = pixel;
  return { grey: round, width: height, height: width };
}

/** As a hand holds a scanner: now nearer, now farther, now turned, until it has found the code. What it reads then has to be right. */
function readByHand(code: CodeModules): string | undefined {
  for (const scale of [3, 2, 4]) {
    let seen = pixelsOf(code, QUIET.qr, scale, code.height);
    for (let turns = 0; turns < 4; turns += 1) {
      try {
        return read(seen, BarcodeFormat.QR_CODE);
      } catch {
        seen = turned(seen);
      }
    }
  }
  return undefined;
}

const digits = fc.stringMatching(/^[1-9]\d{16}$/);

describe('the barcode of an archive number', () => {
  it('is read back by a scanner as what was printed', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(read(pixelsOf(barcodeModules(number), QUIET.barcode, 2, 40), BarcodeFormat.CODE_128)).toBe(number);
      }),
      { numRuns: 25 },
    );
  });
  it('packs two digits into a symbol, so that it fits a card', () => {
    expect(barcodeModules('32098110410500042').width).toBeLessThan(150);
  });
});

describe('the QR code of an archive number', () => {
  // The library's search for the three corners takes a corner for another in about one code of 700, at one size or another;
  // the code is right, as reading module by module proves. So what was drawn and whether it is found are proved apart.
  it('says, module by module, what was printed', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 8 }), (number, scale) => {
        const code = qrModules(number);
        const pixels = pixelsOf(code, QUIET.qr, scale, code.height);
        expect(read(pixels, BarcodeFormat.QR_CODE, [[DecodeHintType.PURE_BARCODE, true]])).toBe(number);
      }),
      { numRuns: 50 },
    );
  });
  it('is found and read by a scanner held nearer, farther and turned', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(readByHand(qrModules(number))).toBe(number);
      }),
      { numRuns: 25 },
    );
  });
  it.each(['47435901425653224', '81819368119569746', '57676796382489562'])(
    'is found by it where one look fails: %s',
    (number) => {
      expect(() => read(pixelsOf(qrModules(number), QUIET.qr, 3, 21), BarcodeFormat.QR_CODE)).toThrow();
      expect(readByHand(qrModules(number))).toBe(number);
    },
  );
});

it('draws every dark module once', () => {
  const { dark, width } = qrModules('32098110410500042');
  expect(dark.reduce((sum, run) => sum + run.width, 0)).toBeLessThan(width * width);
  expect(pathOf({ width: 3, height: 1, dark: [{ x: 0, y: 0, width: 2 }] }, 5)).toBe('M0 0h2v5h-2z');
});
