import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';

/** A dark stretch of a code, in modules: where it begins and how far it goes. */
type DarkRun = { readonly x: number; readonly y: number; readonly width: number };

/** A code as dark stretches on a field of `width` × `height` modules, without the quiet zone around it. */
export type CodeModules = { readonly width: number; readonly height: number; readonly dark: readonly DarkRun[] };

/** Light modules that readers need around a code: 10 left and right of a Code 128 (ISO/IEC 15417), 4 around a QR code (ISO/IEC 18004). */
export const QUIET = { barcode: 10, qr: 4 } as const;

/** Code 128 of a text, one module high; digits go two to a symbol. Throws where the text holds something else than ASCII. */
export function barcodeModules(text: string): CodeModules {
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('');
  return { width: bits.length, height: 1, dark: runsOf([...bits].map((bit) => bit === '1')) };
}

/** QR code of a text that stays readable with 15 % of it lost: paper gets folded and stamped. */
export function qrModules(text: string): CodeModules {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { width: size, height: size, dark: data.flatMap(runsOf) };
}

function runsOf(row: readonly boolean[], y = 0): readonly DarkRun[] {
  const runs: DarkRun[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    runs.push({ x, y, width });
    x += width;
  }
  return runs;
}

/** The stretches as one SVG path, in modules. */
export const pathOf = ({ dark }: CodeModules, height = 1): string =>
  dark.map(({ x, y, width }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
