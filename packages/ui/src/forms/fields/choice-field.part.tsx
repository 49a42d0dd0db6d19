import type { FieldDefinition, FieldState, Option } from '@gongwei/domain/forms';
import type { ReactNode } from 'react';
import { describedBy, drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import type { FieldSketch } from './field-sketch.ts';
import { isList } from './field-span.rules.ts';
import { fillOptions, tickOptions } from './option-boxes.ts';
import { formatOption } from './option-code.rules.ts';

const YES_NO: readonly Option[] = [
  { code: '1', label: '是' },
  { code: '2', label: '否' },
];

export const optionsOf = (field: FieldDefinition): readonly Option[] =>
  field.type === 'boolean' ? YES_NO : (('options' in field ? field.options : undefined) ?? []);

/** Native radios or check boxes with the official code before each option. */
export const choiceSketch: FieldSketch = {
  staysOnceAsked: true,
  draw(props, state) {
    const { field } = props;
    if (isList(field)) return drawField(props, state, drawList(props, state));
    const multi = field.type === 'multi';
    return drawField(
      props,
      state,
      <div
        className="gwf-options"
        id={idOf(props)}
        role={multi ? 'group' : 'radiogroup'}
        aria-labelledby={`${idOf(props)}-label`}
        {...describedBy(props, state)}
        {...(state.required && !multi ? { 'aria-required': true } : {})}
      />,
    );
  },
  settle(root, { field }, state) {
    const at = root.querySelector<HTMLElement>('.gwf-options');
    if (!at) return;
    if (!at.firstChild) fillOptions(at, field, optionsOf(field));
    tickOptions(at, codesOf(state));
  },
};

/** Typing the code or the first word finds the option: the browser's own list does that. */
function drawList(props: FieldProps, state: FieldState): ReactNode {
  const { field } = props;
  return (
    <select
      id={idOf(props)}
      data-stop=""
      className="gwf-box gwf-box--list"
      value={codesOf(state)[0] ?? ''}
      {...(props.bare ? { 'aria-label': props.label } : { 'aria-labelledby': `${idOf(props)}-label` })}
      {...describedBy(props, state)}
    >
      <option value="">请选择</option>
      {optionsOf(field).map((option) => (
        <option key={option.code} value={option.code}>
          {formatOption(option)}
        </option>
      ))}
    </select>
  );
}

function codesOf(state: FieldState): readonly string[] {
  if (typeof state.value === 'boolean') return [state.value ? '1' : '2'];
  if (Array.isArray(state.value)) return state.value as readonly string[];
  return state.value === undefined ? [] : [String(state.value)];
}
