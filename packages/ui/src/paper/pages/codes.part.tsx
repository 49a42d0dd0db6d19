import { archiveNumberGroups } from '@gongwei/paper';
import { useMemo } from 'react';
import { barcodeModules, pathOf, QUIET, qrModules } from './code-modules.rules.ts';

/** Code 128 of an archive number with its digits below; `width` and `height` of the bars in millimetres. */
export const Barcode = ({
  text,
  width = 62,
  height = 11,
}: {
  readonly text: string;
  readonly width?: number;
  readonly height?: number;
}) => {
  const code = useMemo(() => barcodeModules(text), [text]);
  const across = code.width + 2 * QUIET.barcode;
  return (
    <figure className="gwr-barcode" style={{ width: `${width}mm` }}>
      <svg
        role="img"
        aria-label={`条形码 ${text}`}
        viewBox={`${-QUIET.barcode} 0 ${across} 10`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        style={{ width: `${width}mm`, height: `${height}mm` }}
      >
        <path d={pathOf(code, 10)} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
};

/** QR code of an archive number, `size` millimetres wide with its quiet zone. */
export const QrCode = ({ text, size = 24 }: { readonly text: string; readonly size?: number }) => {
  const code = useMemo(() => qrModules(text), [text]);
  const across = code.width + 2 * QUIET.qr;
  return (
    <svg
      className="gwr-qr"
      role="img"
      aria-label={`二维码 ${text}`}
      viewBox={`${-QUIET.qr} ${-QUIET.qr} ${across} ${across}`}
      shapeRendering="crispEdges"
      style={{ width: `${size}mm`, height: `${size}mm` }}
    >
      <path d={pathOf(code)} />
    </svg>
  );
};

/** 编号 in its seventeen boxes, 6-3-3-5. */
export const ArchiveNumberBoxes = ({ number }: { readonly number: string }) => (
  <span className="gwr-number-boxes" aria-label={`编号 ${number}`}>
    {archiveNumberGroups(number).map((group, at) => (
      <span key={at}>
        {at > 0 ? <i>-</i> : null}
        {[...group].map((digit, place) => (
          <span key={place} className="gwp-box">
            {digit.trim()}
          </span>
        ))}
      </span>
    ))}
  </span>
);
