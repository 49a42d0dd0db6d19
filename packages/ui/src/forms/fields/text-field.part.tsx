import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import { entryOfValue, valueOfEntry } from './entry.rules.ts';
import { namesOfIds, namesSeveral } from '../people/form-people.ts';
import { describedBy, drawField, idOf } from './field-frame.part.tsx';
import type { FieldSketch, SketchProps } from './field-sketch.ts';
import { isHidden } from './sensitive-value.rules.ts';

/**
 * Text, numbers, days, people: everything that is typed. The box keeps what was typed; the form hears each key through
 * the root's listener. The box is written to only when the value changed elsewhere (taken over, suggested, loaded).
 */
export const textSketch: FieldSketch = {
  staysOnceAsked: true,
  draw(props, state) {
    const { field, label, bare, hint, people } = props;
    const common = {
      id: idOf(props),
      defaultValue: shownIn(props, state),
      autoComplete: 'off',
      spellCheck: false,
      'data-stop': '',
      ...(bare ? { 'aria-label': label } : {}),
      ...('maxLength' in field && field.maxLength ? { maxLength: field.maxLength } : {}),
      ...(state.required ? { 'aria-required': true } : {}),
      ...describedBy(props, state),
    };
    return drawField(
      props,
      state,
      field.type === 'longText' ? (
        <textarea {...common} rows={2} className="gwf-box gwf-box--long" />
      ) : (
        <input
          {...common}
          type="text"
          className={`gwf-box gwf-box--${field.type}${isLongNumber(field) ? ' gwf-box--long-number' : ''}`}
          {...(namesSeveral(field) ? SEVERAL : EXTRAS[field.type])}
          {...(bare ? { placeholder: hint ?? placeholder(label) } : {})}
        />
      ),
      people.names,
    );
  },
  settle(root, props, state) {
    const [box, shown] = [
      root.querySelector<HTMLInputElement | HTMLTextAreaElement>('.gwf-box'),
      shownIn(props, state),
    ];
    if (!box || box.value === shown) return;
    const typing = box === document.activeElement && state.origin === 'entered';
    // `36.` and `36` are the same answer; a name that has just come takes the place of its code.
    const same =
      !isNamed(props.field) && state.value !== undefined && valueOfEntry(props.field, box.value) === state.value;
    if (!typing && !same) box.value = shown;
  },
};

const isNamed = (field: FieldDefinition): boolean =>
  field.type === 'user' || field.type === 'institution' || namesSeveral(field);

function shownIn({ field, whole, people }: SketchProps, { value }: FieldState): string {
  // A number that was shown stands in the box; the answer stays the mask until somebody types another one.
  if (namesSeveral(field)) return namesOfIds(people.names, value);
  const entry = whole !== undefined && isHidden(value) ? whole : entryOfValue(value, field.type);
  return isNamed(field) ? (people.names[entry] ?? entry) : entry;
}

/** Digits a usual box of figures shows at once. */
const FIGURES = 6;
/** Sums of money and counts of a county: all of a number must be in sight. */
const isLongNumber = (field: FieldDefinition): boolean =>
  (field.type === 'integer' || field.type === 'decimal') &&
  String(Math.trunc(field.max ?? 0)).length + (field.type === 'decimal' && field.precision ? field.precision + 1 : 0) >
    FIGURES;

const EXTRAS: {
  readonly [type: string]: {
    readonly inputMode?: 'decimal' | 'numeric';
    readonly list?: string;
    readonly placeholder?: string;
  };
} = {
  integer: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  date: { placeholder: '如 1120 或 20261120' },
  dateTime: { placeholder: '年-月-日 时:分' },
  user: { list: 'gwf-users' },
  institution: { list: 'gwf-institutions' },
};

const SEVERAL = { list: 'gwf-users', placeholder: '姓名，多人用顿号隔开' } as const;

/** `眼底·异常描述` → `异常描述`, as the hint in a box that has no label of its own. */
const placeholder = (label: string): string => label.split('·').at(-1) ?? label;
