import type { FieldDefinition, SectionDefinition } from '../forms/index.ts';
import { valueOfAnswer } from './answer-value.ts';
import { conditionOf } from './enable-when.ts';
import type { Extension, Questionnaire, QuestionnaireItem } from './fhir-types.ts';
import { sectionOfLink } from './questionnaire.ts';
import { EXTENSION, urn } from './systems.ts';

/** What a Questionnaire can say of a form. */
export type ReadForm = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly source: string;
  readonly sections: readonly SectionDefinition[];
};

/**
 * A form read back from its Questionnaire: chapters, fields, codes, limits, conditions. What FHIR has no word for (rules, proposals, layout on
 * paper) is not there.
 *
 * @throws TypeError for a Questionnaire that is not one of ours
 */
export function formOfQuestionnaire({ url, version, title, copyright, item = [] }: Questionnaire): ReadForm {
  const prefix = urn('form', '');
  if (!url?.startsWith(prefix)) throw new TypeError(`Not a form of ours: ${url ?? 'no url'}`);
  return {
    id: url.slice(prefix.length),
    version: Number(version),
    title: title ?? '',
    source: copyright ?? '',
    sections: item.map((chapter) => ({
      id: sectionOfLink(chapter.linkId),
      title: chapter.text ?? '',
      fields: (chapter.item ?? []).map(fieldOf),
    })),
  };
}

function fieldOf(item: QuestionnaireItem): FieldDefinition {
  const told = (url: string): Extension | undefined => item.extension?.find((one) => one.url === url);
  const type = (told(EXTENSION.fieldType)?.valueCode ?? typeOf(item)) as FieldDefinition['type'];
  const unit = told(EXTENSION.unit)?.valueCoding?.display;
  const [min, max] = [boundOf(told(EXTENSION.minValue)), boundOf(told(EXTENSION.maxValue))];
  const precision = told(EXTENSION.decimals)?.valueInteger;
  const pattern = told(EXTENSION.regex)?.valueString;
  const computed = told(EXTENSION.calculated)?.valueExpression?.expression;
  const exclusive = (item.answerOption ?? []).flatMap(({ extension, valueCoding }) =>
    extension?.some(({ url }) => url === EXTENSION.exclusive) ? [valueCoding.code ?? ''] : [],
  );
  const visibleWhen = conditionOf(item);
  const initial = item.initial?.map(valueOfAnswer);
  // The parts are those of the type that was written, so that they make a field of it.
  return {
    key: item.linkId,
    label: item.text ?? '',
    type,
    ...(item.required && { required: true }),
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(precision !== undefined && { precision }),
    ...(pattern !== undefined && { pattern }),
    ...(item.maxLength !== undefined && { maxLength: item.maxLength }),
    ...(computed !== undefined && { computed }),
    ...(item.answerOption && {
      options: item.answerOption.map(({ valueCoding }) => ({
        code: valueCoding.code ?? '',
        label: valueCoding.display ?? '',
      })),
    }),
    ...(exclusive.length > 0 && { exclusive }),
    ...(visibleWhen && { visibleWhen }),
    ...(initial && { default: type === 'multi' ? initial : initial[0] }),
    ...(type === 'table' && { columns: (item.item ?? []).map(fieldOf) }),
  } as unknown as FieldDefinition;
}

const boundOf = (extension: Extension | undefined): number | string | undefined =>
  extension?.valueInteger ?? extension?.valueDecimal ?? extension?.valueDate;

function typeOf({ type, repeats }: QuestionnaireItem): FieldDefinition['type'] {
  if (type === 'choice') return repeats ? 'multi' : 'single';
  if (type === 'group') return 'table';
  if (type === 'string') return 'text';
  if (type === 'text') return 'longText';
  if (type === 'attachment') return 'image';
  return type as FieldDefinition['type'];
}
