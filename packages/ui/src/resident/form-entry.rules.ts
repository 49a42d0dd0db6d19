import type { FormsShown } from '@gongwei/domain/pages';
import type { KnownCondition } from '@gongwei/domain/resident';
import { newFormPath, recordListPath } from '../shared/index.ts';

/** Where an address that stands for forms leads for a person; `undefined` where somebody has to say which of them is meant. */
export function entryPath({ form, section, records, page }: FormsShown, residentId: string): string | undefined {
  if (page !== undefined) return page.replace(':id', encodeURIComponent(residentId));
  if (records) return recordListPath(residentId, form);
  const [only, ...others] = form;
  if (only === undefined || others.length > 0) return undefined;
  return newFormPath(residentId, only) + (section === undefined ? '' : `?section=${encodeURIComponent(section)}`);
}

const CONDITION_OF_FORM: readonly (readonly [RegExp, KnownCondition])[] = [
  [/^(?:hypertension-|blood-pressure-)/, 'hypertension'],
  [/^(?:diabetes-|blood-glucose-)/, 'diabetes'],
  [/^psychosis-/, 'psychosis'],
  [/^tuberculosis-/, 'tuberculosis'],
  [/^copd-/, 'copd'],
];

/** The disease whose patients a form is usually for: they are proposed before anything is typed. Screening looks for others. */
export function conditionOfForms(forms: readonly string[]): KnownCondition | undefined {
  const found = new Set(
    forms.map((form) =>
      form.endsWith('-screening') ? undefined : CONDITION_OF_FORM.find(([pattern]) => pattern.test(form))?.[1],
    ),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** Whom an address asks for, as the staff call the person, by the modules of its forms: the care of children begins with a child. */
export const personAskedFor = (modules: readonly (string | undefined)[]): '儿童' | '居民' =>
  modules.includes('child') ? '儿童' : '居民';
