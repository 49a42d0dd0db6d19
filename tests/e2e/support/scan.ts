import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type * as Zxing from '@zxing/library';

// The package's entry for Node is CommonJS, whose names Node cannot see.
const { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } =
  createRequire(import.meta.url)('@zxing/library') as typeof Zxing;

/** What a scanner reads from an element as it is drawn. */
export async function scanned(page: Page, element: Locator, format: 'CODE_128' | 'QR_CODE'): Promise<string> {
  const picture = (await element.screenshot({ scale: 'device' })).toString('base64');
  const { grey, width, height } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    // Three times as large, with white around it: the distance of a scanner.
    const canvas = new OffscreenCanvas(bitmap.width * 3 + 60, bitmap.height * 3 + 60);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingEnabled = false;
    context.drawImage(bitmap, 30, 30, bitmap.width * 3, bitmap.height * 3);
    const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
    return {
      grey: Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4]!),
      width: canvas.width,
      height: canvas.height,
    };
  }, picture);
  const source = new RGBLuminanceSource(new Uint8ClampedArray(grey), width, height);
  const read = (way: Zxing.DecodeHintType): string => {
    const hints = new Map<Zxing.DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]],
      [way, true],
    ]);
    return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  };
  try {
    return read(DecodeHintType.TRY_HARDER);
  } catch {
    // This reader takes three wrong corners in every sixth QR code, by what the code says; drawn straight, it needs no corners.
    return read(DecodeHintType.PURE_BARCODE);
  }
}
