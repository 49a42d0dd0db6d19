import type { Drawing } from './drawing.ts';
import { Marks } from './group-chart.part.tsx';
import './group-chart.css';

const quiet = (): void => {};

/** A drawing on paper: the same marks, with nothing to press. */
export const StillChart = ({ drawing }: { readonly drawing: Drawing }) => (
  <figure className="gwg gwg-still">
    <figcaption>
      <strong>{drawing.title}</strong>
      <span className="gwg-unit">{drawing.unit}</span>
    </figcaption>
    <Marks drawing={drawing} onSay={quiet} />
  </figure>
);
