import type { MediaQuality } from '@gongwei/application/call';
import { QUALITY_LABELS } from '../call-labels.ts';

const BARS: Readonly<Record<MediaQuality, number>> = { unknown: 0, bad: 1, weak: 2, good: 3 };

/** How well somebody is heard and seen: three bars, and the words. */
export const QualityBars = ({ quality }: { readonly quality: MediaQuality }) => (
  <span className="gw-quality" data-quality={quality}>
    <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={1 + bar * 5}
          y={9 - bar * 4}
          width="3.5"
          height={4 + bar * 4}
          rx="1"
          data-on={bar < BARS[quality] || undefined}
        />
      ))}
    </svg>
    {QUALITY_LABELS[quality]}
  </span>
);
