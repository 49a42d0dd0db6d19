import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import type { Appearance } from '@gongwei/domain/shell';
import { brandRamp } from '../look/brand.rules.ts';
import { nightBrand } from '../look/night.rules.ts';

/** The Fluent theme of a look, with the product's fonts, inks, grounds and radii. */
export function createGongweiTheme({ themeName, colour }: Pick<Appearance, 'themeName' | 'colour'>): Theme {
  const font = 'var(--gw-font)';
  const base =
    themeName === 'black'
      ? createDarkTheme(brandRamp(nightBrand(colour)['--gw-brand-strong'] ?? colour))
      : createLightTheme(brandRamp(colour));
  return {
    ...base,
    fontFamilyBase: font,
    fontFamilyNumeric: font,
    colorNeutralForeground1: 'var(--gw-ink)',
    colorNeutralForeground2: 'var(--gw-ink-2)',
    colorNeutralForeground3: 'var(--gw-ink-3)',
    colorNeutralBackground1: 'var(--gw-surface)',
    // In the dark a shadow parts nothing: what floats has a line around it.
    ...(themeName === 'black' && { colorTransparentStroke: 'var(--gw-line-strong)' }),
    colorNeutralStrokeAccessible: 'var(--gw-control-line)',
    borderRadiusMedium: '4px',
    borderRadiusXLarge: '8px',
    durationNormal: '150ms',
    durationGentle: '150ms',
    durationSlow: '150ms',
  };
}
