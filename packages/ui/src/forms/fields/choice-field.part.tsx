import type { FieldDefinition, FieldState, Option } from '@gongwei/domain/forms';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { describedBy, drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { isList } from './field-span.rules.ts';
import { fillOptions, tickOptions } from './option-boxes.ts';
import { optionWords } from './option-code.rules.ts';
import { useAskedOnce } from '../saving/use-asked-once.ts';
import { useFieldState } from '../use-field-state.ts';

const YES_NO: readonly Option[] = [
  { code: '1', label: '是' },
  { code: '2', label: '否' },
];

export const optionsOf = (field: FieldDefinition): readonly Option[] =>
  field.type === 'boolean' ? YES_NO : (('options' in field ? field.options : undefined) ?? []);

/** Native radios or check boxes with the official code before each option. */
export const ChoiceField = memo((props: FieldProps) => {
  const { session, field } = props;
  const state = useFieldState(session, field.key);
  const asked = useAskedOnce(state.visible);
  const boxes = useRef<HTMLDivElement>(null);
  const chosen = codesOf(state);
  useLayoutEffect(() => {
    const at = boxes.current;
    if (!at) return;
    if (!at.firstChild) fillOptions(at, field, optionsOf(field));
    tickOptions(at, chosen);
  });
  if (!asked) return null;
  if (isList(field)) return drawField(props, state, drawList(props, state));
  const multi = field.type === 'multi';
  return drawField(
    props,
    state,
    // React leaves alone what is in it.
    <div
      ref={boxes}
      className="gwf-options"
      id={idOf(props)}
      role={multi ? 'group' : 'radiogroup'}
      aria-labelledby={`${idOf(props)}-label`}
      {...describedBy(props, state)}
      {...(state.required && !multi ? { 'aria-required': true } : {})}
    />,
  );
});
ChoiceField.displayName = 'ChoiceField';

/** Typing the code or the first word finds the option: the browser's own list does that. */
function drawList(props: FieldProps, state: FieldState): ReactNode {
  const { field } = props;
  return (
    <select
      id={idOf(props)}
      data-stop=""
      className="gwf-box gwf-box--list"
      value={codesOf(state)[0] ?? ''}
      onChange={NOTHING}
      {...(props.bare ? { 'aria-label': props.label } : { 'aria-labelledby': `${idOf(props)}-label` })}
      {...describedBy(props, state)}
    >
      <option value="">请选择</option>
      {optionsOf(field).map((option) => (
        <option key={option.code} value={option.code}>
          {optionWords(option)}
        </option>
      ))}
    </select>
  );
}

/** The root listens; React only wants to see that somebody does. */
const NOTHING = (): void => {};

function codesOf(state: FieldState): readonly string[] {
  if (typeof state.value === 'boolean') return [state.value ? '1' : '2'];
  if (Array.isArray(state.value)) return state.value as readonly string[];
  return state.value === undefined ? [] : [String(state.value)];
}
