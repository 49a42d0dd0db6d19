const RAISED: { readonly [sign: string]: string } = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** A unit as it is printed: `×10^9/L` as `×10⁹/L`, `kg/m2` as `kg/m²`. */
export const formatUnit = (unit: string): string =>
  unit.replace(/\^(\d+)|(?<=m)([23])(?![\d])/g, (_, power: string | undefined, metres: string | undefined) =>
    [...(power ?? metres ?? '')].map((sign) => RAISED[sign] ?? sign).join(''),
  );
