import type { Measured } from './fit-sheet.rules.ts';
import type { Unit } from './page-breaks.rules.ts';

/** CSS pixels of a millimetre, whatever the screen. */
const MM = 96 / 25.4;
/** Content of a page of A4, upright and lying, without the margins of `.gwp-sheet`. */
const ROOM = { upright: (297 - 28) * MM, lying: (210 - 28) * MM } as const;
/** Title and head as they are repeated on further pages. */
const HEAD = 17 * MM;

/** The papers of a layout's page as they are drawn now; `free` says before which units a page may end. */
export function measurePage(papers: readonly HTMLElement[], free: readonly boolean[], landscape: boolean): Measured {
  const bodies = papers.map((paper) => paper.querySelector<HTMLElement>('.gwp-body') ?? paper);
  const [paper, body] = [papers[0], bodies[0]];
  return {
    room: landscape ? ROOM.lying : ROOM.upright,
    head: HEAD,
    heights: bodies.map(heightOf),
    heightAt(tight) {
      if (!paper || !body) return 0;
      // Written only where it changes: a sheet that fits costs the browser no second layout.
      if (paper.dataset['tight'] !== String(tight)) paper.dataset['tight'] = String(tight);
      return heightOf(body);
    },
    units: () => (body ? unitsOf(body, free) : []),
  };
}

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;

function unitsOf(body: HTMLElement, free: readonly boolean[]): readonly Unit[] {
  const { top } = body.getBoundingClientRect();
  return [...body.querySelectorAll<HTMLElement>('[data-unit]')].map((element, at) => {
    const place = element.getBoundingClientRect();
    return { top: place.top - top, bottom: place.bottom - top, free: free[at] ?? true };
  });
}
