import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandRamp, brandVariables, DEFAULT_BRAND } from './brand.rules.ts';
import { contrast, parseColour, type Rgb } from './colour.rules.ts';
import css from '../tokens.css?raw';

const WHITE: Rgb = [255, 255, 255];
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const colourOf = (text: string): Rgb => {
  const colour = parseColour(text);
  if (!colour) throw new Error(`no colour: ${text}`);
  return colour;
};

describe('a theme from one chosen colour', () => {
  it('carries white text on its primary button, hovered and pressed, whatever was chosen', () => {
    fc.assert(
      fc.property(anyColour, (chosen) => {
        const variables = brandVariables(brandRamp(chosen));
        for (const name of ['--gw-brand-strong', '--gw-brand-hover', '--gw-brand-press']) {
          expect(contrast(colourOf(variables[name] as string), WHITE)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('keeps links readable on the soft background of selected rows', () => {
    fc.assert(
      fc.property(anyColour, (chosen) => {
        const variables = brandVariables(brandRamp(chosen));
        const [text, behind] = [
          colourOf(variables['--gw-brand-hover'] as string),
          colourOf(variables['--gw-brand-soft'] as string),
        ];
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('uses the default colour for what is no colour', () => {
    expect(brandRamp('蓝色')).toEqual(brandRamp(DEFAULT_BRAND));
  });

  it('is written in tokens.css for the default colour, which is there before the program', () => {
    for (const [name, value] of Object.entries(brandVariables(brandRamp(DEFAULT_BRAND))))
      expect(css).toContain(`${name}: ${value};`);
  });

  it('keeps every text and mark colour of tokens.css readable on its own soft background and on white', () => {
    const token = (name: string) => colourOf(new RegExp(`--gw-${name}: (#[\\da-f]{6})`).exec(css)?.[1] ?? '');
    for (const name of ['high', 'low', 'abnormal', 'good']) {
      expect(contrast(token(name), token(`${name}-soft`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token(name), WHITE)).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of ['ink', 'ink-2', 'ink-3'])
      expect(contrast(token(name), token('canvas'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('control-line'), WHITE)).toBeGreaterThanOrEqual(3);
  });
});
