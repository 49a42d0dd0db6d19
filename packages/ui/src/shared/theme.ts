import { createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';
import { contrast, mix, parseColour, toHex, type Rgb } from './colour.rules.ts';

export const DEFAULT_BRAND = '#409eff';

const INK: Rgb = [5, 18, 34];
const WHITE: Rgb = [255, 255, 255];
const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

/**
 * Fluent's sixteen brand steps from one chosen colour. Step 80, which carries white text and is the colour of links, is
 * darkened until it has 5 : 1 against white; 100 is the chosen colour itself where that is lighter.
 */
export function brandRamp(chosen: string): BrandVariants {
  const brand = parseColour(chosen) ?? (parseColour(DEFAULT_BRAND) as Rgb);
  const strong = darkenUntil(brand, 5);
  const colourAt = (step: number): Rgb => {
    if (step < 80) return mix(INK, strong, (step / 80) ** 0.8);
    if (step <= 100) return mix(strong, brand, (step - 80) / 20);
    return mix(brand, WHITE, ((step - 100) / 60) * 0.92);
  };
  return Object.fromEntries(STEPS.map((step) => [step, toHex(colourAt(step))])) as unknown as BrandVariants;
}

/** The Fluent theme of a chosen colour, with the product's fonts and radii. */
export function createGongweiTheme(brand: BrandVariants): Theme {
  const font = 'var(--gw-font)';
  return {
    ...createLightTheme(brand),
    fontFamilyBase: font,
    fontFamilyNumeric: font,
    colorNeutralForeground1: '#1c2733',
    colorNeutralForeground2: '#465463',
    colorNeutralForeground3: '#5c6b79',
    colorNeutralStrokeAccessible: '#82909e',
    borderRadiusMedium: '4px',
    borderRadiusXLarge: '8px',
    durationNormal: '150ms',
    durationGentle: '150ms',
    durationSlow: '150ms',
  };
}

/** The brand steps as the variables of `tokens.css`. */
export const brandVariables = (ramp: BrandVariants): Readonly<Record<string, string>> => ({
  '--gw-brand': ramp[100],
  '--gw-brand-strong': ramp[80],
  '--gw-brand-hover': ramp[70],
  '--gw-brand-press': ramp[60],
  '--gw-brand-soft': ramp[160],
});

function darkenUntil(colour: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(colour, INK, share);
    if (contrast(darker, WHITE) >= ratio) return darker;
  }
  return INK;
}
