import type { BrandVariants } from '@fluentui/react-components';
import { contrast, mix, parseColour, toHex, type Rgb } from './colour.rules.ts';

export const DEFAULT_BRAND = '#409eff';

const WHITE: Rgb = [255, 255, 255];
const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

/**
 * Fluent's sixteen brand steps from one chosen colour. Step 80, which carries white text and is the colour of links, is
 * darkened until it has 5 : 1 against white; 100 is the chosen colour itself where that is lighter.
 */
export function brandRamp(chosen: string): BrandVariants {
  const brand = parseColour(chosen) ?? (parseColour(DEFAULT_BRAND) as Rgb);
  const dark = deepOf(brand);
  const strong = darkenUntil(brand, dark, 5);
  const colourAt = (step: number): Rgb => {
    if (step < 80) return mix(dark, strong, step / 80);
    if (step <= 100) return mix(strong, brand, (step - 80) / 20);
    return mix(brand, WHITE, ((step - 100) / 60) * 0.9);
  };
  return Object.fromEntries(STEPS.map((step) => [step, toHex(colourAt(step))])) as unknown as BrandVariants;
}

/**
 * The brand steps as the variables of `tokens.css`. `deep` carries white text in every theme; `turned` is its neighbour in hue,
 * which carries it too.
 */
export const brandVariables = (ramp: BrandVariants): Readonly<Record<string, string>> => ({
  '--gw-brand': ramp[100],
  '--gw-brand-strong': ramp[80],
  '--gw-brand-hover': ramp[70],
  '--gw-brand-press': ramp[60],
  '--gw-brand-line': ramp[130],
  '--gw-brand-soft': ramp[160],
  '--gw-brand-softer': toHex(mix(parseColour(ramp[160]) as Rgb, WHITE, 0.5)),
  ...deepVariables(ramp),
});

export const deepVariables = (ramp: BrandVariants): Readonly<Record<string, string>> => ({
  '--gw-deep': ramp[80],
  '--gw-deep-press': ramp[60],
  '--gw-deep-turned': toHex(turnedFrom(parseColour(ramp[80]) as Rgb)),
});

function turnedFrom(colour: Rgb): Rgb {
  const turned = mix(colour, [colour[2], colour[0], colour[1]], 0.4);
  return darkenUntil(turned, deepOf(turned), 5);
}

function darkenUntil(colour: Rgb, dark: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(colour, dark, share);
    if (contrast(darker, WHITE) >= ratio) return darker;
  }
  return dark;
}

/** The deepest shade of a hue: fully saturated, so that darkening does not turn grey; black for greys. */
function deepOf(colour: Rgb): Rgb {
  const [least, most] = [Math.min(...colour), Math.max(...colour)];
  return most === least ? [0, 0, 0] : (colour.map((part) => ((part - least) / (most - least)) * 72) as unknown as Rgb);
}
