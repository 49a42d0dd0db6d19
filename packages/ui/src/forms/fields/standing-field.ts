import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import { createElement } from 'react';
import { choiceSketch } from './choice-field.part.tsx';
import { computedSketch } from './computed-field.part.tsx';
import type { FieldSketch, SketchProps } from './field-sketch.ts';
import { makeElement, redrawElement, type PlainElement } from './plain-dom.ts';
import { textSketch } from './text-field.part.tsx';
import { listenToField } from '../use-field-state.ts';

/** A field's element, what was drawn there last and from what. */
export type StandingField = {
  readonly root: HTMLElement;
  drawn: PlainElement;
  props: SketchProps | undefined;
  state: FieldState | undefined;
};

const NEED_REACT: ReadonlySet<FieldDefinition['type']> = new Set(['table', 'image', 'signature', 'region', 'group']);
/** What a text may be beside words: a number that is shown masked, a file. */
const isSpecial = (field: FieldDefinition): boolean =>
  field.type === 'text' &&
  (field.upload === 'package' || field.sensitive === 'id-number' || field.sensitive === 'phone');
const isChosen = (field: FieldDefinition): boolean =>
  field.type === 'boolean' || ((field.type === 'single' || field.type === 'multi') && field.options !== undefined);

/** How a field is drawn that needs no React; `undefined` for those that do. */
export function sketchOf(field: FieldDefinition): FieldSketch | undefined {
  if (NEED_REACT.has(field.type) || isSpecial(field)) return undefined;
  if (isChosen(field)) return choiceSketch;
  return field.type === 'computed' || field.type === 'resident' ? computedSketch : textSketch;
}

/** What stands in the place of a field that has not been asked for yet. */
const UNASKED = createElement('div', { className: 'gwf-field', hidden: true });

/** Takes an element that React made for a field (`<div className="gwf-field" hidden />`) and has no further business with. */
export const standingIn = (root: HTMLElement): StandingField => ({
  root,
  drawn: UNASKED,
  props: undefined,
  state: undefined,
});

/** Makes the element of a field, which stands nowhere yet. */
export function standField(props: SketchProps): StandingField {
  const state = stateOf(props);
  const drawn = drawnOf(props, state, UNASKED);
  const root = makeElement(drawn);
  ofField(props).settle?.(root, props, state);
  return { root, drawn, props, state };
}

/** Keeps a field in step with its state; redraws it first where it was drawn from something else. The answer ends it. */
export function followField(standing: StandingField, props: SketchProps): () => void {
  const draw = (): void => {
    const state = stateOf(props);
    const drawn = drawnOf(props, state, standing.drawn);
    redrawElement(standing.root, standing.drawn, drawn);
    Object.assign(standing, { drawn, props, state });
    ofField(props).settle?.(standing.root, props, state);
  };
  if (standing.props !== props || standing.state !== stateOf(props)) draw();
  return listenToField(props.session, props.field.key, draw);
}

const ofField = ({ field }: SketchProps): FieldSketch => sketchOf(field) ?? textSketch;
const stateOf = ({ session, field }: SketchProps): FieldState => session.field$(field.key).value;

function drawnOf(props: SketchProps, state: FieldState, before: PlainElement): PlainElement {
  const sketch = ofField(props);
  const stays = sketch.staysOnceAsked && before !== UNASKED;
  return state.visible || stays ? sketch.draw(props, state) : UNASKED;
}
