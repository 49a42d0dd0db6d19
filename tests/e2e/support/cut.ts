import type { Page } from '@playwright/test';

/**
 * What does not fit: pages and windows that scroll sideways, and words that leave their button, run over what stands beside
 * them, or are cut by a box which neither scrolls nor says by an ellipsis that there is more. Asked of the window in front, where there is one. Paper on the
 * desk keeps its millimetres: there a page may be wider than the screen.
 */
export const cutOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('dialog[open]')].at(-1);
    const paper = document.querySelector('.gwp-desk') !== null;
    const boxes = [
      ...(paper ? [] : [document.documentElement]),
      ...document.querySelectorAll('.gw-page, .gw-dialog-body'),
    ];
    const wide = boxes.flatMap((box) =>
      box.scrollWidth > box.clientWidth + 1
        ? [`${box.className || box.tagName} is ${box.scrollWidth} px wide in ${box.clientWidth}`]
        : [],
    );
    const cuts = (way: string): boolean => way === 'hidden' || way === 'clip';
    const blockOf = (text: Text): Element | null => {
      let box = text.parentElement;
      while (box && /^(inline$|contents)/.test(getComputedStyle(box).display)) box = box.parentElement;
      return box;
    };
    /** Lets what is too long run over its neighbours. */
    const flows = (box: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(box);
      return overflowX === 'visible' && clipPath === 'none';
    };
    const isCut = (text: Text): string | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 1) return undefined;
      const block = blockOf(text);
      const own = block?.getBoundingClientRect();
      if (block && own && own.width > 1 && (left < own.left - 2 || right > own.right + 2) && flows(block))
        return `“${text.data.trim().slice(0, 30)}” runs out of ${block.tagName}.${block.className}`;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(box);
        if (clipPath !== 'none' || textOverflow === 'ellipsis') return undefined;
        const edge = box.getBoundingClientRect();
        const button = box.tagName === 'BUTTON';
        const outX = left < edge.left - 1 || right > edge.right + 1;
        const outY = top < edge.top - 2 || bottom > edge.bottom + 2;
        if ((outX && (cuts(overflowX) || button)) || (outY && (cuts(overflowY) || button)))
          return `“${text.data.trim().slice(0, 30)}” leaves ${box.tagName}.${box.className}`;
        if (position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) return undefined;
      }
      return undefined;
    };
    const words = document.createTreeWalker(front ?? document.body, NodeFilter.SHOW_TEXT);
    const found = new Set(wide);
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      if (text.data.trim() === '' || !text.parentElement?.checkVisibility()) continue;
      const cut = isCut(text);
      if (cut !== undefined) found.add(cut);
    }
    return [...found];
  });
