import { brandRamp, deepVariables } from './brand.rules.ts';
import { contrast, mix, parseColour, toHex, type Rgb } from './colour.rules.ts';

const WHITE: Rgb = [255, 255, 255];

/** The variables of `tokens.css` that are not the brand's, for the black theme. */
export const NIGHT = {
  '--gw-ink': '#e6ebf0',
  '--gw-ink-2': '#b6c2cd',
  '--gw-ink-3': '#9aa8b5',
  '--gw-ink-disabled': '#6b7885',
  '--gw-canvas': '#12171c',
  '--gw-surface': '#1b222a',
  '--gw-surface-2': '#202831',
  '--gw-surface-3': '#28323c',
  '--gw-line': '#303b46',
  '--gw-line-strong': '#46535f',
  '--gw-control-line': '#7f8d9a',
  '--gw-high': '#ff8f86',
  '--gw-high-soft': '#3d2321',
  '--gw-low': '#bfabff',
  '--gw-low-soft': '#2c2745',
  '--gw-abnormal': '#ffb561',
  '--gw-abnormal-soft': '#392a16',
  '--gw-good': '#74d29b',
  '--gw-good-soft': '#183426',
  '--gw-on-brand': '#0f1419',
  '--gw-shadow-1': '0 1px 2px rgb(0 0 0 / 40%)',
  '--gw-shadow-2': '0 4px 16px rgb(0 0 0 / 55%)',
} as const;

const SURFACE = parseColour(NIGHT['--gw-surface']) as Rgb;
const LIGHTEST = parseColour(NIGHT['--gw-surface-3']) as Rgb;

/**
 * The brand of the black theme from one chosen colour: lightened until it has 4.6 : 1 as text on every dark ground and on its own
 * soft shade; what lies on it is dark.
 */
export function nightBrand(chosen: string): Readonly<Record<string, string>> {
  const ramp = brandRamp(chosen);
  const strong = lightenUntilRead(parseColour(ramp[100]) as Rgb);
  return {
    '--gw-brand': toHex(strong),
    '--gw-brand-strong': toHex(strong),
    '--gw-brand-hover': toHex(mix(strong, WHITE, 0.2)),
    '--gw-brand-press': toHex(mix(strong, WHITE, 0.3)),
    '--gw-brand-line': toHex(mix(SURFACE, strong, 0.5)),
    '--gw-brand-soft': toHex(softOf(strong)),
    '--gw-brand-softer': toHex(mix(SURFACE, strong, 0.07)),
    ...deepVariables(ramp),
  };
}

const softOf = (strong: Rgb): Rgb => mix(SURFACE, strong, 0.14);

function lightenUntilRead(colour: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mix(colour, WHITE, share);
    if (Math.min(contrast(lighter, LIGHTEST), contrast(lighter, softOf(lighter))) >= 4.6) return lighter;
  }
  return WHITE;
}
