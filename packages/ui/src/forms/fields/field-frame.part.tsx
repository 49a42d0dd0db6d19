import type { FormSession } from '@gongwei/application/forms';
import {
  formatUnit,
  type FieldDefinition,
  type FieldState,
  referenceRangeFor,
  wordsOfRange,
  wordsOfValue,
  type NameBook,
} from '@gongwei/domain/forms';
import type { ReactNode } from 'react';
import { Mark } from '../../shared/look/mark.part.tsx';
import { labelParts } from '../label.rules.ts';
import { lastOf, type LastValue } from '../last-value.rules.ts';
import type { PlainElement } from './plain-dom.ts';
import { wordsOfEyesight, wordsOfOrigin } from '../wording.rules.ts';

export type FieldProps = {
  readonly session: FormSession;
  readonly field: FieldDefinition;
  readonly label: string;
  /** Drawn inside of another field's row: no label of its own, only a name for screen readers. */
  readonly bare?: boolean;
  /** What an empty box of such a field says, e.g. `收缩压`. */
  readonly hint?: string;
  /** What the ids of the field's elements begin with; see `FormIdsContext`. */
  readonly ids?: string;
  /** One of two values read as one: unit and last time's values stand behind both, not behind each. */
  readonly paired?: boolean;
};

/** The id of a field's control: its key, which tests and links know, unless two forms share the page. */
export const idOf = ({ ids = '', field }: Pick<FieldProps, 'ids' | 'field'>): string => ids + field.key;

/*
 * Plain functions, not components, without handlers: the form listens once at its root and reads `data-act`. So most fields are put
 * into the page without React (`PlainField`), and those that need it (tables, regions, pictures) draw the same frame.
 */

/** Label, control and what there is to say about the value. */
export function drawField(
  props: FieldProps,
  state: FieldState,
  control: ReactNode,
  names: NameBook = {},
): PlainElement {
  const { field, label, bare } = props;
  const asGroup =
    field.type === 'single' || field.type === 'multi' || field.type === 'boolean' || field.type === 'table';
  return (
    <div
      className={bare ? 'gwf-field gwf-field--bare' : 'gwf-field'}
      data-field={field.key}
      data-kind={field.type}
      data-mark={state.mark}
      hidden={!state.visible}
    >
      {bare ? null : asGroup ? (
        <span className="gwf-label" id={`${idOf(props)}-label`}>
          {drawLabel(label, field, state)}
        </span>
      ) : (
        <label className="gwf-label" id={`${idOf(props)}-label`} htmlFor={idOf(props)}>
          {drawLabel(label, field, state)}
        </label>
      )}
      <div className="gwf-main">
        <div className="gwf-control">
          {control}
          {drawFacts(props, state)}
        </div>
        {drawRemarks(props, state, names)}
      </div>
    </div>
  ) as PlainElement;
}

const drawLabel = (label: string, field: FieldDefinition, state: FieldState): ReactNode => {
  const [start, end] = labelParts(label);
  const mark = field.optionalExam ? (
    <i className="gwf-optional" title="选做：官方表中标 * 的项目，不作为一般居民的免费检查项目">
      选
    </i>
  ) : null;
  return (
    <>
      {state.required ? (
        <b className="gwf-required" title="必填">
          *
        </b>
      ) : null}
      {start}
      {end || mark ? (
        <span className="gwf-together">
          {end}
          {mark}
        </span>
      ) : null}
    </>
  );
};

/** What is normal for the person; nothing for a choice among codes. */
function rangeOf(field: FieldDefinition, { context: { resident } }: FormSession): string | undefined {
  if (!('normal' in field) || ('options' in field && field.options !== undefined)) return undefined;
  return wordsOfRange(referenceRangeFor(field.normal ?? [], { sex: resident?.sex, age: resident?.age }));
}

/** Unit, mark, reference range and origin behind the control. */
function drawFacts({ session, field, paired }: FieldProps, state: FieldState): ReactNode {
  if (paired) return null;
  const eyesight = wordsOfEyesight(field, state.value);
  const range = rangeOf(field, session);
  const origin = field.type === 'computed' || isGiven(field) ? undefined : wordsOfOrigin(state.origin);
  return (
    <>
      {'unit' in field && field.unit ? <span className="gwf-unit">{formatUnit(field.unit)}</span> : null}
      {eyesight ? <span className="gwf-unit">= {eyesight}</span> : null}
      {state.mark ? <Mark kind={state.mark} /> : null}
      {range ? (
        <span className="gwf-range" title="参考范围">
          {range}
        </span>
      ) : null}
      {origin ? <span className={`gwf-origin gwf-origin--${state.origin}`}>{origin}</span> : null}
    </>
  );
}

/** Last value, suggestion and troubles below the control; nothing where there is nothing to say. */
function drawRemarks(props: FieldProps, state: FieldState, names: NameBook): ReactNode {
  const { field, label } = props;
  const last = props.paired ? undefined : lastOf(props.session, field, state);
  const mark = props.paired ? state.mark : undefined;
  const eyesight = props.paired ? wordsOfEyesight(field, state.value) : undefined;
  const returned = returnedAt(props.session, field.key);
  const quiet = !last && !mark && !eyesight && returned === undefined;
  if (quiet && (state.proposal === undefined || isGiven(field)) && state.issues.length === 0) return null;
  return (
    <div className="gwf-remarks" id={`${idOf(props)}-remarks`}>
      {mark || eyesight ? (
        <span>
          {label.split('·').at(-1)} {eyesight ? `= ${eyesight} ` : ''}
          {mark ? <Mark kind={mark} /> : null}
        </span>
      ) : null}
      {returned === undefined ? null : <span className="gwf-returned">审核退回：{returned}</span>}
      {state.issues.map((issue) => (
        <span key={issue.code + issue.message} className={`gwf-issue gwf-issue--${issue.severity}`}>
          <span aria-hidden="true">{SIGNS[issue.severity]}</span>
          {issue.message}
        </span>
      ))}
      {state.proposal === undefined || isGiven(field) ? null : (
        <button type="button" tabIndex={-1} className="gwf-proposal" data-act="follow" title="采用建议（Alt+P）">
          建议：{wordsOfValue(withoutUnit(field), state.proposal, names)}
        </button>
      )}
      {last ? lastTime(last, wordsOfValue(withoutUnit(field), last.value, names)) : null}
    </div>
  );
}

const lastTime = (last: LastValue, words: string): ReactNode => (
  <button
    type="button"
    tabIndex={-1}
    className="gwf-last"
    data-act="previous"
    title={`${words}：${last.from} ${last.on}（Alt+L 采用）`}
  >
    上次 {words} · {last.on}
  </button>
);

/** What a reviewer said of the field when the sheet was sent back. */
const returnedAt = ({ status$ }: FormSession, key: string): string | undefined =>
  status$.value.record?.returned?.fields.find(({ field }) => field === key)?.reason;

/** Brought from the archive, the user or the calendar: a given fact, not a suggestion worth a word. */
const isGiven = (field: FieldDefinition): boolean =>
  field.proposed !== undefined && /^(today$|resident\.|user\.)/.test(field.proposed);

const SIGNS = { error: '✕', warning: '!', missing: '*' } as const;

/** The field as worded beside a box that shows the unit already. */
export const withoutUnit = (field: FieldDefinition): FieldDefinition => {
  if (!('unit' in field)) return field;
  const { unit: _, ...rest } = field;
  return rest as FieldDefinition;
};

/** What assistive technology should hear about a control besides its label. */
export const describedBy = (
  props: Pick<FieldProps, 'ids' | 'field'>,
  state: FieldState,
): { readonly 'aria-invalid'?: true; readonly 'aria-describedby': string } => ({
  ...(state.issues.some((issue) => issue.severity === 'error') ? { 'aria-invalid': true as const } : {}),
  'aria-describedby': `${idOf(props)}-remarks`,
});
