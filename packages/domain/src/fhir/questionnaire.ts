import type { CompiledForm } from '../forms/index.ts';
import { codeSystem } from './answer-value.ts';
import { hasCodes } from './enable-when.ts';
import type { Questionnaire } from './fhir-types.ts';
import { itemOf } from './questionnaire-item.ts';
import { urn } from './systems.ts';

/** `health-check-up` → `HealthCheckUp`: a name machines can use. */
const machineName = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/**
 * A form as a FHIR R4 Questionnaire: a group for each chapter, an item for each field, with codes (LOINC where a concept has one), options, units,
 * limits and conditions. Formulas of `required` and proposals stay with the form's own engine: FHIR cannot say them.
 *
 * @example
 * ```ts
 * import { compileForm } from '@gongwei/domain/forms';
 * import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
 * questionnaireOf(compileForm(formModule)).url; // 'urn:gongwei:form:hypertension-follow-up'
 * ```
 */
export function questionnaireOf(form: CompiledForm): Questionnaire {
  const { id, version, title, source, sections, subject } = form.definition;
  const systemOf = (key: string): string | undefined => {
    const field = form.fields.find((one) => one.key === key);
    return field && hasCodes(field) ? codeSystem(id, field) : undefined;
  };
  return {
    resourceType: 'Questionnaire',
    id,
    url: urn('form', id),
    version: String(version),
    name: machineName(id),
    title,
    status: 'active',
    ...(PERSONS.includes(subject) && { subjectType: ['Patient'] }),
    copyright: source,
    item: sections.map((section) => ({
      linkId: sectionLink(section.id),
      text: section.title,
      type: 'group',
      item: form.fields
        .filter(({ key }) => form.sectionOf(key) === section.id)
        .map((field) => itemOf(id, field, systemOf)),
    })),
  };
}

const PERSONS: readonly string[] = ['resident', 'pregnancy', 'couple', 'child'];

/** Chapters and fields share the names of a form; a chapter's link is told apart. */
const CHAPTER = 'section:';
export const sectionLink = (sectionId: string): string => `${CHAPTER}${sectionId}`;
export const sectionOfLink = (linkId: string): string => linkId.slice(CHAPTER.length);
