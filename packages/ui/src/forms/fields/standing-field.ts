import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import { createElement } from 'react';
import { choiceSketch } from './choice-field.part.tsx';
import { computedSketch } from './computed-field.part.tsx';
import type { FieldSketch, SketchProps } from './field-sketch.ts';
import { makeElement, redrawElement, type PlainElement } from './plain-dom.ts';
import { textSketch } from './text-field.part.tsx';
import { listenToField } from '../use-field-state.ts';

/** A field in the page: its element, what was drawn there last and from what. */
export type StandingField = {
  readonly root: HTMLElement;
  drawn: PlainElement;
  props: SketchProps | undefined;
};

/** How a field is drawn that needs no React; `undefined` for those that do. */
export function sketchOf(field: FieldDefinition): FieldSketch | undefined {
  switch (field.type) {
    case 'single':
    case 'multi':
      return field.options ? choiceSketch : textSketch;
    case 'boolean':
      return choiceSketch;
    case 'computed':
    case 'resident':
      return computedSketch;
    case 'text':
      return field.upload === 'package' || field.sensitive === 'id-number' || field.sensitive === 'phone'
        ? undefined
        : textSketch;
    case 'table':
    case 'image':
    case 'signature':
    case 'region':
    case 'group':
      return undefined;
    default:
      return textSketch;
  }
}

/** What stands in the place of a field that has not been asked for yet. */
const UNASKED = createElement('div', { className: 'gwf-field', hidden: true });

/** Takes an element that React made for a field (`<div className="gwf-field" hidden />`) and has no further business with. */
export const standingIn = (root: HTMLElement): StandingField => ({ root, drawn: UNASKED, props: undefined });

/** Makes the element of a field and puts it at the end of `parent`. */
export function standField(parent: HTMLElement, props: SketchProps): StandingField {
  const drawn = drawnOf(props, UNASKED);
  const root = makeElement(drawn);
  parent.append(root);
  settle(root, props);
  return { root, drawn, props };
}

/** Keeps a field in step with its state; redraws it first where it was drawn from something else. The answer ends it. */
export function followField(standing: StandingField, props: SketchProps): () => void {
  const draw = (): void => {
    const drawn = drawnOf(props, standing.drawn);
    redrawElement(standing.root, standing.drawn, drawn);
    standing.drawn = drawn;
    settle(standing.root, props);
  };
  if (standing.props !== props) {
    standing.props = props;
    draw();
  }
  return listenToField(props.session, props.field.key, draw);
}

const ofField = ({ field }: SketchProps): FieldSketch => sketchOf(field) ?? textSketch;
const stateOf = ({ session, field }: SketchProps): FieldState => session.field$(field.key).value;

function drawnOf(props: SketchProps, before: PlainElement): PlainElement {
  const [sketch, state] = [ofField(props), stateOf(props)];
  const stays = sketch.staysOnceAsked && before !== UNASKED;
  return state.visible || stays ? sketch.draw(props, state) : UNASKED;
}

const settle = (root: HTMLElement, props: SketchProps): void => ofField(props).settle?.(root, props, stateOf(props));
