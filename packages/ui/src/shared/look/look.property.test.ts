import { THEME_NAMES } from '@gongwei/domain/shell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from './colour.rules.ts';
import { lookSheet, lookVariables } from './look.rules.ts';
import css from '../tokens.css?raw';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const anyLook = fc.record({ themeName: fc.constantFrom(...THEME_NAMES), colour: anyColour });
/** The colour a variable has in a look: the theme's, else that of `tokens.css`. */
const read =
  (look: Parameters<typeof lookVariables>[0]) =>
  (name: string): Rgb => {
    const text = lookVariables(look)[`--gw-${name}`] ?? new RegExp(`--gw-${name}: (#[\\da-f]{6})`).exec(css)?.[1];
    const colour = parseColour(text ?? '');
    if (!colour) throw new Error(`no colour: ${name} ${text}`);
    return colour;
  };
const WHITE: Rgb = [255, 255, 255];

describe('every theme in every colour', () => {
  it('has readable links and marks on every ground they lie on', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const token = read(look);
        for (const text of ['brand-strong', 'brand-hover', 'brand-press'])
          expect(contrast(token(text), token('surface')), text).toBeGreaterThanOrEqual(4.5);
        for (const text of ['brand-hover', 'brand-press', 'ink', 'ink-2'])
          expect(contrast(token(text), token('brand-soft')), text).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('has readable words on its primary button, hovered and pressed', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const token = read(look);
        for (const ground of ['brand-strong', 'brand-hover', 'brand-press'])
          expect(contrast(token('on-brand'), token(ground)), ground).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('carries white words on the deep shades of bars, also between two of them', () => {
    fc.assert(
      fc.property(anyLook, fc.double({ min: 0, max: 1, noNaN: true }), (look, share) => {
        const token = read(look);
        const [from, to] = [token('deep-turned'), token('deep')];
        const between = from.map((part, at) => part + ((to[at] as number) - part) * share) as unknown as Rgb;
        for (const ground of [from, to, token('deep-press'), between])
          expect(contrast(WHITE, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each(THEME_NAMES)('keeps inks, marks and frames of %s readable', (themeName) => {
    const token = read({ themeName, colour: '#409EFF' });
    for (const ink of ['ink', 'ink-2', 'ink-3'])
      for (const ground of ['canvas', 'surface', 'surface-2', 'surface-3'])
        expect(contrast(token(ink), token(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const mark of ['high', 'low', 'abnormal', 'good'])
      for (const ground of [`${mark}-soft`, 'surface'])
        expect(contrast(token(mark), token(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('control-line'), token('surface'))).toBeGreaterThanOrEqual(3);
  });

  it('is for the screen: paper has no theme', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(lookSheet(look)).toMatch(/^@media screen \{ :root \{ [^{}]+ \} \}$/);
      }),
    );
  });
});
