import { FluentProvider } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { brandRamp, brandVariables, DEFAULT_BRAND } from '../brand.rules.ts';
import { createGongweiTheme } from './theme.ts';

// By style, not by class: Fluent copies the provider's class to everything that floats above the page.
const FRAME = { height: '100%', background: 'transparent' } as const;

/** Fluent's theme and our own variables from one chosen colour. */
export const ThemeProvider = ({
  brand = DEFAULT_BRAND,
  children,
}: {
  readonly brand?: string;
  readonly children: ReactNode;
}) => {
  const ramp = useMemo(() => brandRamp(brand), [brand]);
  const theme = useMemo(() => createGongweiTheme(ramp), [ramp]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(brandVariables(ramp))) style.setProperty(name, value);
  }, [ramp]);
  // A dialog hides the page from screen readers; when the session ends below it, nobody is left to show the page again.
  useEffect(
    () => () => {
      for (const element of document.body.children) element.removeAttribute('aria-hidden');
    },
    [],
  );
  return (
    <FluentProvider theme={theme} style={FRAME}>
      {children}
    </FluentProvider>
  );
};
