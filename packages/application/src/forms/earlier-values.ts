import { migrateAnswers, type CompiledForm, type FieldDefinition, type FormEngine } from '@gongwei/domain/forms';
import type { ConceptValue } from '@gongwei/domain/resident';
import type { CalendarDay, Json, ToldDay } from '@gongwei/domain/shared';
import type { OpeningData } from '../resident/resident-directory.port.ts';

export type EarlierValue = { readonly value: Json; readonly on: ToldDay; readonly from: string };

/** What was known before this record: last time's sheet, and the last value of each clinical concept. */
export type EarlierValues = {
  previous(key: string): EarlierValue | undefined;
  concept(key: string): ConceptValue | undefined;
  /** Whether another sheet has a value of the concept, whatever field it stands in there. */
  knows(concept: string): boolean;
  /** What flows in by itself: measured the same day on another sheet, and the field here is still empty. */
  sameDay(engine: FormEngine, day: CalendarDay): { readonly [key: string]: Json };
  /** Empty visible fields of a section and what `pick` has for them. */
  fillable(
    engine: FormEngine,
    sectionId: string,
    pick: (field: FieldDefinition) => Json | undefined,
  ): { readonly [key: string]: Json };
};

export function createEarlierValues(form: CompiledForm, background: OpeningData, recordId: string): EarlierValues {
  const { fields } = form;
  const definitions = new Map(fields.map((field) => [field.key, field]));
  const concepts = new Map(background.concepts.map((known) => [known.concept, known]));
  // A record opened again must not be offered to itself.
  const last = background.previousRecord?.id === recordId ? undefined : background.previousRecord;
  // Last time's sheet may be of an older version: codes and kinds of value that are gone cannot be taken over.
  const lastAnswers = last ? migrateAnswers(last.data, form).kept : {};

  const conceptFor = (field: FieldDefinition | undefined): ConceptValue | undefined => {
    const known = field?.concept === undefined ? undefined : concepts.get(field.concept);
    return field && known && known.recordId !== recordId && takes(field, known.value) ? known : undefined;
  };
  const isOpen = (engine: FormEngine, field: FieldDefinition): boolean => {
    const state = engine.state(field.key);
    return state.visible && state.value === undefined && field.type !== 'computed' && field.type !== 'group';
  };

  return {
    previous(key) {
      const [field, value] = [definitions.get(key), lastAnswers[key]];
      if (!last || !field || value === undefined || field.type === 'computed') return undefined;
      return { value, on: last.occurredOn, from: form.definition.title };
    },
    concept: (key) => conceptFor(definitions.get(key)),
    knows: (concept) => (concepts.get(concept)?.recordId ?? recordId) !== recordId,
    sameDay(engine, day) {
      const values: Record<string, Json> = {};
      for (const field of fields) {
        const known = conceptFor(field);
        if (known?.on === day && isOpen(engine, field)) values[field.key] = known.value;
      }
      return values;
    },
    fillable(engine, sectionId, pick) {
      const values: Record<string, Json> = {};
      for (const field of fields) {
        if (engine.form.sectionOf(field.key) !== sectionId || !isOpen(engine, field)) continue;
        const value = pick(field);
        if (value !== undefined) values[field.key] = value;
      }
      return values;
    },
  };
}

/** Whether a value of the concept can stand in the field: two sheets may ask the same thing in different types. */
function takes(field: FieldDefinition, value: Json): boolean {
  switch (field.type) {
    case 'integer':
      return Number.isInteger(value);
    case 'decimal':
      return typeof value === 'number';
    case 'single':
      return typeof value === 'string' && (field.options?.some((option) => option.code === value) ?? true);
    case 'text':
    case 'longText':
    case 'date':
    case 'dateTime':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'multi':
      return (
        Array.isArray(value) && value.every((code) => field.options?.some((option) => option.code === code) ?? true)
      );
    default:
      return false;
  }
}
