/** Pixels a pointer goes before a press is a pull: less is a shaky click. */
const SHAKY = 6;

export type Side = 'before' | 'after';
type Over = { readonly row: HTMLElement; readonly side: Side };

const handleOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element && !target.closest('button, a, input, label')
    ? (target.closest<HTMLElement>('tr[data-row]') ?? undefined)
    : undefined;

/** Where a row would come to lie if it were let go of here. */
function placeAt({ clientX, clientY }: PointerEvent, pulled: HTMLElement): Over | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-row]');
  if (!row || row === pulled) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { row, side: clientY < top + height / 2 ? 'before' : 'after' };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** The click that ends a pull opens nobody. */
function swallowClick(): void {
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}

/** One row under the mouse, from the press to the place where it is let go of. */
export function createRowPull(dropped: (from: number, to: number, side: Side) => void) {
  let pulled: HTMLElement | undefined;
  let over: Over | undefined;
  let [begun, pulling] = [0, false];
  const mark = (next: Over | undefined): void => {
    if (over) delete over.row.dataset['drop'];
    over = next;
    if (over) over.row.dataset['drop'] = over.side;
  };
  const begin = (): void => {
    pulling = true;
    if (pulled) pulled.dataset['pulled'] = '';
    document.body.classList.add('gw-pulling');
  };
  const end = (): void => {
    mark(undefined);
    if (pulled) delete pulled.dataset['pulled'];
    [pulled, pulling] = [undefined, false];
    document.body.classList.remove('gw-pulling');
  };
  return {
    end,
    down({ button, pointerType, target, clientY }: PointerEvent): void {
      if (button === 0 && pointerType !== 'touch') [pulled, begun] = [handleOf(target), clientY];
    },
    move(event: PointerEvent): void {
      if (!pulled || (!pulling && Math.abs(event.clientY - begun) < SHAKY)) return;
      if (!pulling) begin();
      event.preventDefault();
      mark(placeAt(event, pulled));
    },
    up(): void {
      const [from, to, side, was] = [pulled?.dataset['row'], over?.row.dataset['row'], over?.side, pulling];
      end();
      if (was) swallowClick();
      if (from !== undefined && to !== undefined && side) dropped(Number(from), Number(to), side);
    },
    key({ key }: KeyboardEvent): void {
      if (key === 'Escape' && pulling) end();
    },
  };
}
