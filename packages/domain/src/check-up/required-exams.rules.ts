import type { FormContext, FieldDefinition } from '../forms/index.ts';
import { missingRequiredItems } from './required-items.rules.ts';
import type { Json } from '../shared/index.ts';

/** A required examination that has no result yet: its field and the words for it. */
export type OpenExam = { readonly key: string; readonly label: string };

/** What the list is worked out from: the form's fields, whom it is about and what stands in a field that is asked now. */
type Sheet = {
  readonly fields: readonly FieldDefinition[];
  readonly resident: FormContext['resident'];
  readonly answerOf: (key: string) => Json | undefined;
};

/** The exams that the person's groups require and the check-up does not hold yet, in the order of the sheet. */
export function openExams({ fields, resident, answerOf }: Sheet): readonly OpenExam[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]));
  const age = answerOf('age') ?? resident?.age;
  const purposes = answerOf('examPurpose');
  const asked = {
    ...(Array.isArray(purposes) ? { examPurpose: purposes.map(String) } : {}),
    ...(typeof age === 'number' ? { age } : {}),
    ...(resident?.known ? { known: resident.known } : {}),
  };
  const answers = Object.fromEntries(fields.map(({ key }) => [key, answerOf(key)]));
  const missing = new Set(missingRequiredItems(asked, answers));
  return fields.filter(({ key }) => missing.has(key)).map(({ key }) => ({ key, label: labels.get(key) ?? key }));
}

/** Labels of exams in one line each group: `血常规：血红蛋白、白细胞`. */
export function examGroups(
  exams: readonly OpenExam[],
): readonly { readonly title: string; readonly exams: readonly OpenExam[] }[] {
  const groups = new Map<string, OpenExam[]>();
  for (const exam of exams) {
    const [title = '', rest] = exam.label.split('·');
    const [name, label] = rest === undefined ? ['', title] : [title, rest];
    groups.set(name, [...(groups.get(name) ?? []), { key: exam.key, label }]);
  }
  return [...groups].map(([title, inside]) => ({ title, exams: inside }));
}
