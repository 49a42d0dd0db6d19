import { isHypertensiveCrisis, isUncontrolled } from '../clinical/index.ts';

/** Codes of dictionaries/chronic-visit-class: 1 controlled, 2 uncontrolled, 3 adverse reaction, 4 complication. */
export type VisitClass = '1' | '2' | '3' | '4';

/** Codes of dictionaries/next-management-measure: 1 routine, 2 first failure (2 weeks), 3 second failure (refer), 4 urgent referral. */
export type ManagementMeasure = '1' | '2' | '3' | '4';

/** What one visit found; the class code alone does not say it (a visit of class 3 may have been uncontrolled, too). */
export type HypertensionFacts = { readonly uncontrolled?: boolean; readonly adverseReaction?: boolean };

export type VisitFacts = HypertensionFacts & {
  readonly crisis: boolean;
  readonly newOrWorseComplication: boolean;
  /** The visit before, lost ones passed over; without one this is the first. */
  readonly previous: { readonly uncontrolled: boolean; readonly adverseReaction: boolean };
};

type Complete = { readonly uncontrolled: boolean; readonly adverseReaction: boolean };

/** The most serious of several situations; the order 4 > 3 > 2 > 1 is ours [P], "the most serious one" the form's [S]. */
function classOf({ newOrWorseComplication }: VisitFacts, { uncontrolled, adverseReaction }: Complete): VisitClass {
  if (newOrWorseComplication) return '4';
  if (adverseReaction) return '3';
  return uncontrolled ? '2' : '1';
}

/**
 * Crisis: treat and refer urgently. Complication, or the same trouble twice running (uncontrolled twice, or reactions twice): refer.
 * First failure or first reaction: adjust the medication, two weeks. Otherwise routine. Section 1.5 [S].
 */
function measureOf({ crisis, newOrWorseComplication, previous }: VisitFacts, { uncontrolled, adverseReaction }: Complete): ManagementMeasure {
  if (crisis) return '4';
  const twice = (uncontrolled && previous.uncontrolled) || (adverseReaction && previous.adverseReaction);
  if (newOrWorseComplication || twice) return '3';
  return uncontrolled || adverseReaction ? '2' : '1';
}

/** A conclusion that all readings of the unknown facts share; otherwise it is unknown as well. */
function certain<Value>(facts: VisitFacts, conclude: (facts: VisitFacts, complete: Complete) => Value): Value | undefined {
  const readings = (fact: boolean | undefined): readonly boolean[] => (fact === undefined ? [false, true] : [fact]);
  const conclusions = new Set(readings(facts.uncontrolled).flatMap((uncontrolled) =>
    readings(facts.adverseReaction).map((adverseReaction) => conclude(facts, { uncontrolled, adverseReaction }))));
  return conclusions.size === 1 ? [...conclusions][0] : undefined;
}

/** Class of the visit, missing while blood pressure or adverse reaction could still change it. */
export const visitClassOf = (facts: VisitFacts): VisitClass | undefined => certain(facts, classOf);

/**
 * Next measure, missing while control or reaction could still change it. A crisis decides at once; one that an unread pressure may yet bring
 * is not waited for, because it only raises the measure.
 */
export const managementMeasureOf = (facts: VisitFacts): ManagementMeasure | undefined => certain(facts, measureOf);

/** Symptoms that the standard names as a crisis in the very words of the form's codes [S]. */
const CRISIS_SYMPTOMS: { readonly [code: string]: string } = { 3: '恶心呕吐', 5: '呼吸困难', 6: '心悸胸闷' };
/** Wider than the standard's 剧烈头痛或头晕 / 视力模糊、眼痛: the doctor has to confirm them. */
const SYMPTOMS_TO_CONFIRM: { readonly [code: string]: string } = {
  2: '头痛头晕：如为剧烈头痛或头晕，属危急情况', 4: '眼花耳鸣：如有视力模糊、眼痛，属危急情况',
};

/** Signs that the paper form has no box for; a screen may ask for them. */
export type CrisisSign = 'consciousness' | 'severe-headache' | 'blurred-vision' | 'pregnancy' | 'unmanageable-disease';
const SIGN_TEXTS: { readonly [sign in Exclude<CrisisSign, 'pregnancy'>]: string } = {
  consciousness: '意识改变', 'severe-headache': '剧烈头痛或头晕', 'blurred-vision': '视力模糊、眼痛', 'unmanageable-disease': '存在不能处理的其他疾病',
};

export type CrisisInput = {
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly symptoms?: readonly string[] | undefined;
  readonly signs?: readonly string[] | undefined;
};

/**
 * Why a visit is a crisis (urgent referral, asked after within two weeks; section 1.2 [S]): ≥180 and/or ≥110 mmHg, symptoms, signs,
 * pregnancy or lactation with a pressure above normal (≥140/90).
 */
export function crisisReasons(input: CrisisInput): { readonly reasons: readonly string[]; readonly toConfirm: readonly string[] } {
  const { systolic, diastolic, symptoms = [], signs = [] } = input;
  const pressure = isHypertensiveCrisis(systolic, diastolic)
    ? [
        systolic !== undefined && systolic >= 180 ? `收缩压 ${systolic} mmHg（≥180）` : '',
        diastolic !== undefined && diastolic >= 110 ? `舒张压 ${diastolic} mmHg（≥110）` : '',
      ]
    : [];
  const pregnant = signs.includes('pregnancy') && isUncontrolled(systolic, diastolic, 0) === true ? ['妊娠期或哺乳期血压高于正常'] : [];
  const listed = (texts: { readonly [code: string]: string }, codes: readonly string[]): readonly string[] =>
    Object.keys(texts).filter((code) => codes.includes(code)).map((code) => texts[code]!);
  return {
    reasons: [...pressure.filter((text) => text !== ''), ...listed(CRISIS_SYMPTOMS, symptoms), ...listed(SIGN_TEXTS, signs), ...pregnant],
    toConfirm: listed(SYMPTOMS_TO_CONFIRM, symptoms),
  };
}
