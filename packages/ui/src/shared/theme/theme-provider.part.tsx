import { FluentProvider } from '@fluentui/react-components';
import { AppearanceService } from '@gongwei/application/shell';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useService } from '../services.tsx';
import { useBehavior } from '../use-behavior.ts';
import { createGongweiTheme } from './theme.ts';

// By style, not by class: Fluent copies the provider's class to everything that floats above the page.
const FRAME = { height: '100%', background: 'transparent' } as const;

/** Fluent's theme in the chosen look; our own variables are those of `Look`. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const { themeName, colour } = useBehavior(useService(AppearanceService).appearance$);
  const theme = useMemo(() => createGongweiTheme({ themeName, colour }), [themeName, colour]);
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
