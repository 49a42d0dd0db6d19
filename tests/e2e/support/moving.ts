import type { Page } from '@playwright/test';

/** What would still be seen to move, in seconds: a frame and a half. */
const LONGEST = 0.025;

/** Elements whose animations or transitions last longer than nobody sees, or never end; and what moves right now. */
export const movingOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((longest) => {
    const seconds = (list: string): number =>
      Math.max(...list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)));
    const found = new Set<string>();
    const note = (element: Element, part: string, style: CSSStyleDeclaration): void => {
      const still = style.animationName === 'none';
      const lasts = Math.max(seconds(style.transitionDuration), still ? 0 : seconds(style.animationDuration));
      const endless = !still && style.animationIterationCount.includes('infinite');
      if (lasts > longest || endless)
        found.add(`${element.tagName}.${element.className}${part}: ${endless ? 'without end' : `${lasts} s`}`);
    };
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after'])
        note(element, part, getComputedStyle(element, part === '' ? null : part));
    for (const { effect } of document.getAnimations())
      if (Number(effect?.getComputedTiming().duration) > longest * 1_000) found.add('an animation of a script');
    return [...found];
  }, LONGEST);
