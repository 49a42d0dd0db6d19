import type { Appearance } from '@gongwei/domain/shell';
import { brandRamp, brandVariables } from './brand.rules.ts';
import { NIGHT, nightBrand } from './night.rules.ts';

/** The variables of `tokens.css` as they are in a theme of a colour. Those that are not here stay as they are. */
export const lookVariables = ({
  themeName,
  colour,
}: Pick<Appearance, 'themeName' | 'colour'>): Readonly<Record<string, string>> =>
  themeName === 'black' ? { ...NIGHT, ...nightBrand(colour) } : brandVariables(brandRamp(colour));

/** A style sheet for the screen only: paper stays black on white, whatever was chosen. */
export const lookSheet = (look: Pick<Appearance, 'themeName' | 'colour'>): string => {
  const scheme = look.themeName === 'black' ? 'dark' : 'light';
  const lines = Object.entries(lookVariables(look)).map(([name, value]) => `${name}: ${value};`);
  return `@media screen { :root { color-scheme: ${scheme}; ${lines.join(' ')} } }`;
};
