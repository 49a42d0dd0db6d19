/** Fills before they come again. */
const FILLS = 6;

/** Whether the fill at a place has come before, and is told apart by stripes. */
export const hatched = (at: number): boolean => Math.floor(at / FILLS) % 2 === 1;

/** Stripes that are laid over a fill. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="gwg-stripe" width={2} height={5} />
    </pattern>
  </defs>
);
