import type { Condition, FieldDefinition } from '../forms/index.ts';
import type { EnableWhen, QuestionnaireItem } from './fhir-types.ts';
import { EXTENSION } from './systems.ts';

type Enabling = Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior' | 'extension'>;

/** Codes are compared with their system, so that a server finds them among the options. */
export type SystemOf = (key: string) => string | undefined;

/**
 * When an item is asked. FHIR's own list says one level of *all* or *any*; what is deeper, and an *all* of several codes each, is an SDC expression in FHIRPath,
 * with our own condition beside it, so that reading it back loses nothing.
 */
export function enabling(condition: Condition, systemOf: SystemOf): Enabling {
  const flat = flatten(condition, systemOf);
  if (flat) return flat;
  return {
    extension: [
      { url: EXTENSION.enableWhen, valueExpression: { language: 'text/fhirpath', expression: fhirPath(condition) } },
      { url: EXTENSION.condition, valueString: JSON.stringify(condition) },
    ],
  };
}

function flatten(condition: Condition, systemOf: SystemOf): Enabling | undefined {
  if ('above' in condition)
    return { enableWhen: [{ question: condition.field, operator: '>', answerDecimal: condition.above }] };
  if ('in' in condition) {
    const enableWhen = condition.in.map((code) => equals(condition.field, code, systemOf));
    return { enableWhen, ...(enableWhen.length > 1 && { enableBehavior: 'any' as const }) };
  }
  return undefined;
}

const equals = (question: string, code: string | boolean, systemOf: SystemOf): EnableWhen => {
  if (typeof code === 'boolean') return { question, operator: '=', answerBoolean: code };
  const system = systemOf(question);
  return { question, operator: '=', answerCoding: { ...(system !== undefined && { system }), code } };
};

/** The condition in FHIRPath, over the whole response. */
export function fhirPath(condition: Condition): string {
  if ('all' in condition) return condition.all.map((part) => `(${fhirPath(part)})`).join(' and ');
  if ('any' in condition) return condition.any.map((part) => `(${fhirPath(part)})`).join(' or ');
  const answers = `%resource.descendants().where(linkId = '${condition.field}').answer.value`;
  if ('above' in condition) return `${answers}.where($this > ${condition.above}).exists()`;
  const tests = condition.in.map((code) => (typeof code === 'boolean' ? `$this = ${code}` : `code = '${code}'`));
  return `${answers}.where(${tests.join(' or ')}).exists()`;
}

/** The condition an item stands under; `undefined`: it is always asked. */
export function conditionOf({ enableWhen, extension }: QuestionnaireItem): Condition | undefined {
  const own = extension?.find(({ url }) => url === EXTENSION.condition)?.valueString;
  if (own !== undefined) return JSON.parse(own) as Condition;
  const [first] = enableWhen ?? [];
  if (!enableWhen || !first) return undefined;
  if (first.answerDecimal !== undefined) return { field: first.question, above: first.answerDecimal };
  return {
    field: first.question,
    in: enableWhen.map(({ answerBoolean, answerCoding }) => answerBoolean ?? answerCoding?.code ?? ''),
  };
}

/** Whether a field is one FHIR compares codes of. */
export const hasCodes = (field: FieldDefinition): boolean => field.type === 'single' || field.type === 'multi';
