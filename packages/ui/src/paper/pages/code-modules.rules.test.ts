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

function read({ grey, width, height }: ReturnType<typeof pixelsOf>, format: BarcodeFormat): string {
  const reader = new MultiFormatReader();
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return reader.decode(bitmap, new Map([[DecodeHintType.POSSIBLE_FORMATS, [format]]])).getText();
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
  it('is read back by a scanner as what was printed', () => {
    fc.assert(
      fc.property(digits, (number) => {
        const code = qrModules(number);
        expect(read(pixelsOf(code, QUIET.qr, 3, code.height), BarcodeFormat.QR_CODE)).toBe(number);
      }),
      { numRuns: 25 },
    );
  });
});

it('draws every dark module once', () => {
  const { dark, width } = qrModules('32098110410500042');
  expect(dark.reduce((sum, run) => sum + run.width, 0)).toBeLessThan(width * width);
  expect(pathOf({ width: 3, height: 1, dark: [{ x: 0, y: 0, width: 2 }] }, 5)).toBe('M0 0h2v5h-2z');
});
