import {
  ACROSS_FORMS,
  acrossVersion,
  compileAcross,
  fingerprint,
  sheetFindings,
  type AcrossRule,
  type Finding,
} from '@gongwei/domain/checks';
import { isOfResident, type FormDefinition } from '@gongwei/domain/forms';
import type { HistoryRecord, PersonHistory } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { findingOf } from './finding-row.ts';
import type { StoredChecks } from './stored-checks.query.ts';

/** Raised by whoever changes in code what the rules of forms say: everybody's sheets are then judged anew. */
const FORM_RULES_VERSION = 2;
// What of the archive the rules of forms read; another value judges all sheets of the person anew.
const READ_OF_RESIDENT = ['sex', 'birthDate', 'name', 'archiveNumber', 'idNumber', 'phone', 'address', 'conditions'];

export type JudgePeople = {
  /** Forms whose answers the rules over several sheets read. */
  readonly reads: readonly string[];
  /** All rules in one word. */
  readonly version: () => string;
  /** How each sheet of somebody is to be judged, in one word: of which version, by which rules, of which person. */
  readonly versionsOf: (history: PersonHistory) => { readonly [recordId: string]: string };
  /** What is to be said of somebody now; of sheets that were not read anew, what was said before. */
  readonly findings: (history: PersonHistory, stored: StoredChecks) => readonly Finding[];
  /** The same of somebody all of whose sheets are judged, whatever was said before. */
  readonly all: (person: WholePerson) => readonly Finding[];
};

/** Somebody with all answers of all sheets, and which version of its form each of them was filled with. */
export type WholePerson = {
  readonly id: string;
  readonly history: PersonHistory;
  readonly formVersions: { readonly [recordId: string]: number };
  readonly leftCareOn?: CalendarDay;
};

/** Of a definition, which nobody changes. */
const prints = new WeakMap<FormDefinition, string>();
function printOfForm(form: FormDefinition | undefined): string {
  const print = (form && prints.get(form)) ?? fingerprint(`${FORM_RULES_VERSION}${JSON.stringify(form)}`);
  if (form) prints.set(form, print);
  return print;
}

export function judgePeople(forms: FormLibrary, formIds: readonly string[], rules: readonly AcrossRule[]): JudgePeople {
  const across = compileAcross(rules, forms.compiled);
  const printOf = (formId: string): string => printOfForm(forms.definition(formId));
  const ofResidents = formIds.filter((id) => isOfResident(forms.definition(id)?.subject ?? 'none'));
  let whole: string | undefined;
  const versionOf = (person: string, { formId, version, updatedAt, institution }: HistoryRecord): string =>
    fingerprint([printOf(formId), person, version, updatedAt, institution].join(' '));
  const read = new Set<string>(ACROSS_FORMS);
  const judge: JudgePeople = {
    reads: ACROSS_FORMS,
    version: () => (whole ??= fingerprint([acrossVersion(rules), ...ofResidents.map(printOf)].join(' '))),
    versionsOf: ({ resident, records }) => {
      const person = fingerprint(JSON.stringify(READ_OF_RESIDENT.map((key) => resident[key] ?? null)));
      return Object.fromEntries(records.map((record) => [record.id, versionOf(person, record)]));
    },
    findings: ({ resident, records }, { sheets, leftCareOn, findings }) => {
      const known = new Map<string, Finding[]>();
      for (const row of findings) {
        if (row.kind !== 'sheet' || row.state === 'closed' || sheets.has(row.record_id ?? '')) continue;
        known.set(row.record_id ?? '', [...(known.get(row.record_id ?? '') ?? []), findingOf(row)]);
      }
      const ofSheets = records.flatMap((record): readonly Finding[] => {
        const sheet = sheets.get(record.id);
        const form = sheet && forms.compiled(record.formId);
        if (!sheet || !form) return known.get(record.id) ?? [];
        return sheetFindings(
          form,
          { record: { ...record, data: sheet.data }, formVersion: sheet.formVersion },
          resident,
        );
      });
      return [...ofSheets, ...across({ resident, records, ...(leftCareOn !== undefined && { leftCareOn }) })];
    },
    all: ({ id, history: { resident, records }, formVersions, leftCareOn }) => {
      const sheets = new Map(
        records.map(({ id: sheet, data }) => [sheet, { formVersion: formVersions[sheet] ?? 0, data }] as const),
      );
      // Rules over several sheets are shown what they are shown after a save.
      const shown = records.map((record) => (read.has(record.formId) ? record : { ...record, data: {} }));
      const stored = { id, judged: {}, findings: [], sheets, ...(leftCareOn !== undefined && { leftCareOn }) };
      return judge.findings({ resident, records: shown }, stored);
    },
  };
  return judge;
}
