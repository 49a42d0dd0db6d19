import type { FieldState } from '@gongwei/domain/forms';
import type { FieldProps } from './field-frame.part.tsx';
import type { FormPeople } from '../people/form-people.ts';
import type { PlainElement } from './plain-dom.ts';

export type SketchProps = FieldProps & {
  readonly people: FormPeople;
  /** A masked number that was shown. */
  readonly whole?: string | undefined;
};

/** How a field looks that is put into the page without React: elements and texts only. */
export type FieldSketch = {
  /**
   * One that is not asked any more stays in the page, hidden: with every box that is added to the page Chromium's autofill reads all
   * boxes of all forms, which takes a village PC 35 ms at 600 boxes, a moment after the key that asked. So a question costs that
   * once, not each time it comes back.
   */
  readonly staysOnceAsked: boolean;
  draw(props: SketchProps, state: FieldState): PlainElement;
  /** After it was drawn: what elements cannot say, e.g. which boxes are ticked. */
  settle?(root: HTMLElement, props: SketchProps, state: FieldState): void;
};
