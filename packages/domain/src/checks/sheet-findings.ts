import { validateRecord, type CompiledForm, type FieldIssue, type FormContext } from '../forms/index.ts';
import type { HistoryRecord } from '../lists/index.ts';
import { dayInChina, fullYears, type CalendarDay, type Json, type JsonObject } from '../shared/index.ts';
import { findingId, type Finding } from './finding.ts';
import { fingerprint } from './fingerprint.ts';

/** A stored sheet, with the version of the form it was filled with. */
export type CheckedSheet = { readonly record: HistoryRecord; readonly formVersion: number };

/**
 * The form as of the day the sheet was last written: what it refused or asked then, it refuses and asks now, and a sheet that nobody touches
 * gets no other findings because days go by. What only a screen knows beside the sheet (earlier sheets, relatives) stays unknown, and what is
 * unknown is no finding.
 */
export function contextOf(
  resident: JsonObject,
  { occurredOn, updatedAt, updatedBy, institution }: HistoryRecord,
): FormContext {
  const written = dayInChina(updatedAt);
  const today = occurredOn > written ? occurredOn : written;
  const text = (key: string): string | undefined => {
    const { [key]: value } = resident;
    return typeof value === 'string' ? value : undefined;
  };
  const born = text('birthDate') as CalendarDay | undefined;
  const [name, archiveNumber, idNumber, phone, address] = ['name', 'archiveNumber', 'idNumber', 'phone', 'address'].map(
    text,
  );
  return {
    today,
    resident: {
      id: String(resident['id']),
      sex: resident['sex'] as 'male' | 'female',
      ...(born !== undefined && { birthDate: born, age: fullYears(born, today) }),
      ...(name !== undefined && { name }),
      ...(archiveNumber !== undefined && { archiveNumber }),
      ...(idNumber !== undefined && { idNumber }),
      ...(phone !== undefined && { phone }),
      ...(address !== undefined && { address }),
      known: Array.isArray(resident['conditions']) ? (resident['conditions'] as readonly string[]) : [],
    },
    user: { id: updatedBy, name: '', institutionCode: institution },
  };
}

/** What its own form has to say of a stored sheet. */
export function sheetFindings(
  form: CompiledForm,
  { record, formVersion }: CheckedSheet,
  resident: JsonObject,
): readonly Finding[] {
  const issues = validateRecord(form, record.data, contextOf(resident, record));
  // A field that an older version of the form had is kept with the sheet and is nobody's mistake.
  const older = formVersion < form.definition.version;
  const told = issues.filter(({ code }) => !older || code !== 'unknown-field');
  const missing = told.filter(({ severity }) => severity === 'missing');
  const others = told.filter(({ severity }) => severity !== 'missing');
  return [
    ...(missing.length > 0 ? [missingFinding(form, record, missing)] : []),
    ...unique(others.map((issue) => issueFinding(form, record, issue))),
  ];
}

const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [finding.id, finding])).values(),
];

const NAMED = 4;

/** Required answers that are not there: one finding a sheet, with the first of them under the cursor. */
function missingFinding(form: CompiledForm, record: HistoryRecord, missing: readonly FieldIssue[]): Finding {
  const fields = [...new Set(missing.map(({ field }) => field))];
  const named = fields.slice(0, NAMED).map((key) => labelOf(form, key));
  const says = `缺 ${fields.length} 项必填：${named.join('、')}${fields.length > NAMED ? ' 等' : ''}。`;
  return finding(record, 'missing', 'missing', fields[0] ?? '', says, fields, '');
}

function issueFinding(
  form: CompiledForm,
  record: HistoryRecord,
  { field, cell, severity, code, message }: FieldIssue,
): Finding {
  const check = form.definition.checks?.find(({ id }) => code === `check:${id}`);
  const read = (check?.fields ?? [field]).map((key): Json => record.data[key] ?? null);
  const place = cell ? `${field}.${cell.row}.${cell.column}` : field;
  const label = labelOf(form, field);
  const says = check || message.includes(label) ? message : `${label}：${message}`;
  return finding(record, code, check?.advice ? 'advice' : severity, field, says, read, place);
}

const labelOf = (form: CompiledForm, key: string): string =>
  form.fields.find((field) => field.key === key)?.label ?? key;

const finding = (
  record: HistoryRecord,
  rule: string,
  severity: Finding['severity'],
  field: string,
  says: string,
  values: Json,
  place: string,
): Finding => ({
  id: findingId(record.id, rule, place),
  kind: 'sheet',
  rule: `sheet:${rule}`,
  severity,
  recordId: record.id,
  formId: record.formId,
  field,
  says,
  values: fingerprint(JSON.stringify(values)),
  occurredOn: record.occurredOn,
  author: record.createdBy,
});
