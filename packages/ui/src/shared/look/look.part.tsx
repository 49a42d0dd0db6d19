import { AppearanceService } from '@gongwei/application/shell';
import { useLayoutEffect } from 'react';
import { lookSheet } from './look.rules.ts';
import { useService } from '../services.tsx';
import { useBehavior } from '../use-behavior.ts';

/** Dresses the whole page, the log-in page too, in the chosen theme and colour; at once when they change. */
export const Look = () => {
  const { themeName, colour } = useBehavior(useService(AppearanceService).appearance$);
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lookSheet({ themeName, colour }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.dataset['theme'] = themeName;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [themeName, colour]);
  return null;
};
