import type { FieldDefinition, FieldState, Option } from '@gongwei/domain/forms';
import { memo, type ReactNode } from 'react';
import { describedBy, drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { isList } from './field-span.rules.ts';
import { codeShown, optionWords } from './option-code.rules.ts';
import { useAskedOnce } from './use-asked-once.ts';
import { useFieldState } from './use-field-state.ts';

const YES_NO: readonly Option[] = [
  { code: '1', label: '是' },
  { code: '2', label: '否' },
];

export const optionsOf = (field: FieldDefinition): readonly Option[] =>
  field.type === 'boolean' ? YES_NO : (('options' in field ? field.options : undefined) ?? []);

/** Native radios or check boxes with the official code before each option. */
export const ChoiceField = memo((props: FieldProps) => {
  const state = useFieldState(props.session, props.field.key);
  if (!useAskedOnce(state.visible)) return null;
  return drawField(props, state, isList(props.field) ? drawList(props, state) : drawOptions(props, state));
});
ChoiceField.displayName = 'ChoiceField';

function drawOptions(props: FieldProps, state: FieldState): ReactNode {
  const { field } = props;
  const multi = field.type === 'multi';
  const chosen = codesOf(state);
  const options = optionsOf(field);
  const first = options.findIndex((option) => chosen.includes(option.code));
  const abnormal = ('abnormal' in field ? field.abnormal : undefined) ?? [];
  return (
    <div
      className="gwf-options"
      id={idOf(props)}
      role={multi ? 'group' : 'radiogroup'}
      aria-labelledby={`${idOf(props)}-label`}
      {...describedBy(props, state)}
      {...(state.required && !multi ? { 'aria-required': true } : {})}
    >
      {options.map((option, at) => (
        <label key={option.code} className="gwf-option" data-abnormal={abnormal.includes(option.code) || undefined}>
          <input
            type={multi ? 'checkbox' : 'radio'}
            name={field.key}
            value={option.code}
            checked={chosen.includes(option.code)}
            readOnly
            data-stop={at === Math.max(first, 0) ? '' : undefined}
            tabIndex={multi && at !== Math.max(first, 0) ? -1 : undefined}
          />
          <b>{codeShown(option)}</b>
          {option.label}
        </label>
      ))}
    </div>
  );
}

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
