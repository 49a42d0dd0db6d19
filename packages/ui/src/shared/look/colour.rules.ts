/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `undefined` where the text is not `#rrggbb`. */
export function parseColour(text: string): Rgb | undefined {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (!parts) return undefined;
  return [1, 2, 3].map((at) => Number.parseInt(parts[at] as string, 16)) as unknown as Rgb;
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` 0 gives `from`, 1 gives `to`. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => (from[at] as number) + ((to[at] as number) - (from[at] as number)) * share) as unknown as Rgb;

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
