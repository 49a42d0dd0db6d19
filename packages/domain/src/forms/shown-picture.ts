import type { Json } from '../shared/index.ts';

const DATA_URL = /^data:image\/(png|jpeg);base64,/;
/** What the first bytes are in base 64: a name and a media type can say anything. */
const BEGINS = { png: 'iVBORw0KGgo', jpeg: '/9j/' } as const;

/**
 * Whether a stored value may be shown as a picture: written out as a PNG or JPEG. No address of any kind, and no SVG, which can hold a
 * program. For values that were checked when they were stored, and for those that were stored before they were.
 */
export function isPicture(value: Json | undefined): value is string {
  const kind = typeof value === 'string' ? DATA_URL.exec(value)?.[1] : undefined;
  return (
    kind !== undefined &&
    (value as string).startsWith(BEGINS[kind as keyof typeof BEGINS], `data:image/${kind};base64,`.length)
  );
}
