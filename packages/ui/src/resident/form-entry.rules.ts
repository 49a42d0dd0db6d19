import type { KnownCondition } from '@gongwei/domain/resident';
import { newFormPath, recordListPath } from '../shared/index.ts';

/** An address of the specification that stands for forms about a person. */
export type FormRoute = {
  /** As the router reads it; with `:id` the person is known, without it is asked for. */
  readonly path: string;
  readonly title: string;
  readonly forms: readonly string[];
  /** A section of the form, or the page of the specification that shows some of its sections. */
  readonly section?: string;
  /** The page of a person that holds all of these forms; `:id` is the person. */
  readonly page?: string;
  /** Opens what was recorded with the forms instead of a new sheet. */
  readonly records?: true;
};

/** Where a route leads for a person; `undefined` where somebody has to say which of its forms is meant. */
export function entryPath({ forms, section, records, page }: FormRoute, residentId: string): string | undefined {
  if (page !== undefined) return page.replace(':id', encodeURIComponent(residentId));
  if (records) return recordListPath(residentId, forms);
  const [only, ...others] = forms;
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
