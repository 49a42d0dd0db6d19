import {
  differenceOf,
  type Answers,
  type CompiledForm,
  type FormEngine,
  type SensitiveFields,
} from '@gongwei/domain/forms';

/** So many are told of a line. */
const MOST = 6;

const several = (parts: readonly string[]): string =>
  `${parts.slice(0, MOST).join('、')}${parts.length > MOST ? ' 等' : ''}`;

/** What a line would change of a sheet there is: before and after; of what is personal only that it does. */
export function changesInWords(
  { fields }: CompiledForm,
  { kinds }: SensitiveFields,
  before: Answers,
  changes: Answers,
): readonly string[] {
  const hidden = (key: string): boolean =>
    kinds.has(key) || fields.some((field) => field.key === key && (field.type === 'user' || field.type === 'table'));
  const parts = differenceOf(before, { ...before, ...changes }, fields).map(({ key, label, before: was, after }) =>
    hidden(key) ? `${label}不同` : `${label} ${was || '空'} → ${after || '空'}`,
  );
  return [parts.length === 0 ? SAME : several(parts)];
}

/** Said of a line that says what is there already. */
export const SAME = '与已有的相同';

/** What the form proposes and the line leaves out: whoever confirms the file confirms these. */
export function proposedInWords(sheet: FormEngine, whole: Answers): readonly string[] {
  const origins = sheet.origins();
  const { fields } = sheet.form;
  const proposed = fields.filter(
    (field) => origins[field.key] === 'proposed' && field.proposed?.startsWith('assessment.') === true,
  );
  const parts = differenceOf(
    {},
    Object.fromEntries(
      proposed.flatMap(({ key }) => (whole[key] === undefined || whole[key] === false ? [] : [[key, whole[key]]])),
    ),
    proposed,
  ).map(({ label, after }) => `${label} ${after}`);
  return parts.length === 0 ? [] : [`按规范带出：${several(parts)}`];
}

/** What stands in a line and has no place in the sheet as the rest of it is answered. */
export function leftOutInWords({ fields }: CompiledForm, data: Answers, whole: Answers): readonly string[] {
  const parts = fields
    .filter(({ key }) => data[key] !== undefined && whole[key] === undefined)
    .map(({ label }) => label);
  return parts.length === 0 ? [] : [`按本行其他内容不填，没有带入：${several(parts)}`];
}
