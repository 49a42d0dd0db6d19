import { createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';

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
