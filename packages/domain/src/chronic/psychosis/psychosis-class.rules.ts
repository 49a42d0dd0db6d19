import { allOf, anyOf, codeOf, type Fact, type RawInput } from '../../clinical/index.ts';
import { isPresent } from '../follow-up/visit-reader.ts';

/** Codes of the form's 本次随访分类: 1 unstable, 2 basically stable, 3 stable. */
export type PsychosisClass = '1' | '2' | '3';

/** The highest grade between two follow-ups (dictionaries/psychosis-risk-grade); any other answer is unknown. */
function riskGradeOf(data: RawInput): number | undefined {
  const code = codeOf(data['riskGrade']);
  return code !== undefined && /^[0-5]$/.test(code) ? Number(code) : undefined;
}

/** The five items of 社会功能情况; 1 good, 2 fair, 3 worse, 9 does not apply. */
export const SOCIAL_FUNCTIONS = [
  'selfCare',
  'housework',
  'productiveWork',
  'learningAbility',
  'socialInteraction',
] as const;

/** True where every item that applies is fair or good. */
const functions = (data: RawInput): Fact =>
  allOf(
    ...SOCIAL_FUNCTIONS.map((key): Fact => {
      const code = codeOf(data[key]);
      return code === undefined ? undefined : code === '3' ? false : ['1', '2', '9'].includes(code) ? true : undefined;
    }),
  );

const isCode = (value: unknown, wanted: string): Fact => {
  const code = codeOf(value);
  return code === undefined ? undefined : code === wanted;
};

/** Answered by its own item; without one, no reaction at all (1 无, 9 不适用) is no severe one either. */
function severeReaction(data: RawInput): Fact {
  const own = isPresent(data['severeAdverseReaction']);
  if (own !== undefined) return own;
  return ['1', '9'].includes(codeOf(data['adverseDrugReaction']) ?? '') ? false : undefined;
}

/** Why a person with a severe mental disorder does not count as stable. */
export type UnstableReason = 'risk' | 'symptoms' | 'insight' | 'severe-reaction' | 'physical-disease';

const unstableFacts = (data: RawInput): readonly (readonly [UnstableReason, Fact])[] => {
  const risk = riskGradeOf(data);
  return [
    ['risk', risk === undefined ? undefined : risk >= 3],
    ['symptoms', isCode(data['symptomLevel'], '3')],
    ['insight', isCode(data['insight'], '3')],
    ['severe-reaction', severeReaction(data)],
    ['physical-disease', isPresent(data['severePhysicalDisease'])],
  ];
};

/** Why the patient counts as unstable; empty when not (yet). */
export const unstableReasons = (data: RawInput): readonly UnstableReason[] =>
  unstableFacts(data)
    .filter(([, fact]) => fact === true)
    .map(([reason]) => reason);

/**
 * Class of a follow-up of severe mental disorder (section 3.3 [S]). Unstable: risk grade 3–5, marked symptoms (`symptomLevel` 3), no insight
 * (`insight` 3), a severe (acute) reaction or a severe physical disease. Stable: grade 0, symptoms gone, full insight and every social function
 * fair or good (9 does not count), none of the above. Everything between is basically stable. Peers take any reaction as unstable and look at one
 * function only; the standard is followed. Missing while an unanswered item could still change it.
 */
export function psychosisClass(data: RawInput): PsychosisClass | undefined {
  const unstable = anyOf(...unstableFacts(data).map(([, fact]) => fact));
  if (unstable !== false) return unstable && '1';
  const risk = riskGradeOf(data);
  const stable = allOf(
    risk === undefined ? undefined : risk === 0,
    isCode(data['symptomLevel'], '1'),
    isCode(data['insight'], '1'),
    functions(data),
  );
  return stable === undefined ? undefined : stable ? '3' : '2';
}

/** Grade 3 and above or an unstable class: police and a psychiatrist are to be told (form rule [S]). */
export function isReportable(data: RawInput, visitClass: PsychosisClass | undefined): boolean {
  return (riskGradeOf(data) ?? 0) >= 3 || visitClass === '1';
}
