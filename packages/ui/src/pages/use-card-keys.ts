import { useEffect, type RefObject } from 'react';
import { isTyping } from '../shared/is-typing.ts';

const STEPS: { readonly [key: string]: readonly [across: number, down: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows walk between the cards, 1 to 9 open one, `/` goes to the box that finds pages. Enter is the link's own. */
export function useCardKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const root = page.current;
      if (!root?.offsetParent || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (root.ownerDocument.querySelector('dialog[open]')) return;
      const cards = [...root.querySelectorAll<HTMLElement>('.gw-card-title')];
      const wanted = targetOf(event.key, cards, root);
      if (!wanted) return;
      event.preventDefault();
      if (/^[1-9]$/.test(event.key)) wanted.click();
      else wanted.focus();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [page]);
}

function targetOf(key: string, cards: readonly HTMLElement[], root: HTMLElement): HTMLElement | undefined {
  if (key === '/') return root.querySelector<HTMLElement>('input[type=search]') ?? undefined;
  if (/^[1-9]$/.test(key)) return cards[Number(key) - 1];
  const step = STEPS[key];
  const within = root.ownerDocument.activeElement;
  // From elsewhere in the frame the arrows keep their own meaning.
  if (!step || !(within === root.ownerDocument.body || within?.contains(root) || root.contains(within)))
    return undefined;
  const at = cards.findIndex((card) => card === within);
  return at === -1 ? cards[0] : nextCard(cards, at, step);
}

/** The nearest card that way: in the same row, or in the row above or below the one that stands least aside. */
function nextCard(
  cards: readonly HTMLElement[],
  at: number,
  [across, down]: readonly [number, number],
): HTMLElement | undefined {
  if (across !== 0) return cards[at + across];
  const places = cards.map((card) => (card.parentElement ?? card).getBoundingClientRect());
  const from = places[at] as DOMRect;
  const beyond = cards
    .map((card, index) => ({ card, place: places[index] as DOMRect }))
    .filter(({ place }) => (place.top - from.top) * down > 1);
  const distance = ({ place }: { readonly place: DOMRect }): number =>
    Math.abs(place.top - from.top) * 10 + Math.abs(place.left - from.left);
  return beyond.sort((a, b) => distance(a) - distance(b))[0]?.card;
}
