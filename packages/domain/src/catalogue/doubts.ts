import type { FieldDefinition, FormDefinition } from '../forms/index.ts';
import type { FormRemarks } from './form-remarks.ts';

/** Something in a form's content that a medical lead should confirm. */
export type Doubt = {
  /** Where it stands: a field's key (a column as `table.column`), a section's id, `source`, `rules` or `notes`. */
  readonly at: string;
  /** The label of the field or section; absent for the form itself. */
  readonly label?: string;
  readonly text: string;
};

/** Words by which the catalogue itself says that nobody has checked a thing, or that it is the platform's own choice. */
const DOUBTFUL =
  /存疑|未核|待核|未经[^，。；]*核对|凭记忆|系记忆|凭回忆|系回忆|推定|假设|未取得|未能取得|未见原文|未确认|平台约定|产品约定|产品编码|产品自定|同类系统/u;

const isDoubtful = (text: string): boolean => DOUBTFUL.test(text);

function doubtsOfFields(fields: readonly FieldDefinition[], prefix: string): readonly Doubt[] {
  return fields.flatMap((field) => [
    ...(field.note !== undefined && isDoubtful(field.note)
      ? [{ at: prefix + field.key, label: field.label, text: field.note }]
      : []),
    ...('normal' in field
      ? (field.normal ?? []).flatMap(({ note }) =>
          note !== undefined && isDoubtful(note) ? [{ at: prefix + field.key, label: field.label, text: note }] : [],
        )
      : []),
    ...(field.type === 'table' ? doubtsOfFields(field.columns, `${prefix}${field.key}.`) : []),
    ...(field.type === 'group' ? doubtsOfFields(field.fields, prefix) : []),
  ]);
}

/** Written from memory alone: nobody held any of it against a printed sheet or another system. */
export const isFromRecallOnly = ({ verified }: FormDefinition): boolean =>
  verified.every((means) => means === 'recall');

/** Whether some of the content was held against the text of the standard or a reprint of it. */
export const isHeldAgainstStandard = ({ verified }: FormDefinition): boolean =>
  verified.some((means) => means === 'standard-text' || means === 'public-copy');

/** Every doubt a definition and the remarks on it (`catalogue/remarks`) speak of, in the order of the form; the remarks after the fields. */
export function doubtsOf(definition: FormDefinition, remarks: FormRemarks = {}): readonly Doubt[] {
  const said = (at: string, texts: readonly string[] = [], label?: string): readonly Doubt[] =>
    texts.filter(isDoubtful).map((text) => ({ at, ...(label === undefined ? {} : { label }), text }));
  return [
    ...said('source', [definition.source]),
    ...definition.sections.flatMap((section) => [
      ...said(section.id, section.note === undefined ? [] : [section.note], section.title),
      ...doubtsOfFields(section.fields, ''),
    ]),
    ...said('rules', remarks.rules),
    ...said('notes', remarks.notes),
  ];
}
