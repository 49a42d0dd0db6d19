import { FluentProvider } from '@fluentui/react-components';
import { AppearanceService } from '@gongwei/application/shell';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useService } from '../services.tsx';
import { useBehavior } from '../use-behavior.ts';
import { createGongweiTheme } from './theme.ts';

// By style, not by class: Fluent copies the provider's class to everything that floats above the page.
const NO_BOX = { display: 'contents' } as const;

/**
 * Fluent's theme in the chosen look, around a part that is made of Fluent and comes with it: pages that show none do not wait
 * for it. Our own variables are those of `Look`.
 */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const { themeName, colour } = useBehavior(useService(AppearanceService).appearance$);
  const theme = useMemo(() => createGongweiTheme({ themeName, colour }), [themeName, colour]);
  // What floats hides the page from screen readers; when the session ends below it, nobody is left to show the page again.
  useEffect(
    () => () => {
      for (const element of document.body.children) element.removeAttribute('aria-hidden');
    },
    [],
  );
  return (
    <FluentProvider theme={theme} style={NO_BOX}>
      {children}
    </FluentProvider>
  );
};
