import { code128 } from './code-128.rules.ts';

/** Digits as a barcode, which hand-held readers type. As wide and high as the style says. */
export const Bars = ({ digits }: { readonly digits: string }) => {
  const widths = code128(digits);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const total = widths.reduce((sum, one) => sum + one, 0);
  return (
    <svg viewBox={`0 0 ${total + 20} 40`} role="img" aria-label={`条码 ${digits}`} preserveAspectRatio="none">
      {widths.map((width, at) =>
        at % 2 === 0 ? <rect key={starts[at]} x={10 + (starts[at] ?? 0)} y={0} width={width} height={40} /> : null,
      )}
    </svg>
  );
};
