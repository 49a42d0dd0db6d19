import {
  anyOf,
  codeOf,
  codesOf,
  goldGrade,
  hasFrequentExacerbations,
  numberOf,
  type Fact,
  type RawInput,
} from '../../clinical/index.ts';
import { NOT_ASSESSED, type FollowUpAssessment } from '../follow-up/follow-up-assessment.ts';
import type { VisitFindings } from '../follow-up/visit-class.rules.ts';
import { isPresent, isVisit, known } from '../follow-up/visit-reader.ts';
import { concludeVisit } from '../follow-up/visit-conclusion.rules.ts';

/** Codes of the form's 管理等级: 1 stable at low risk, 2 stable at high risk, 3 acute exacerbation. */
export type CopdLevel = '1' | '2' | '3';

/** What one visit found; cyanosis and oedema tell the next visit what is new there. */
export type CopdFacts = VisitFindings & { readonly cyanosisBefore?: boolean; readonly edemaBefore?: boolean };

/** What a COPD follow-up concludes; what cannot be judged yet is absent. */
export type CopdAssessment = FollowUpAssessment & {
  /** Proposal for a stable patient; that this is an exacerbation only the doctor can say. */
  readonly managementLevel?: CopdLevel;
};

/** Answers of a COPD follow-up, with what matters of the visit before. */
export type CopdFollowUpInput = RawInput & { readonly previous?: CopdFacts | undefined };

/**
 * At high risk: group E, GOLD 3–4, or a stay in hospital in the last year (section 5 [P]). Low needs the counts of the last year and the
 * lung function; missing while an unanswered one could still make it high. The symptoms (group B) do not count.
 */
export function copdRiskLevel(data: RawInput): Exclude<CopdLevel, '3'> | undefined {
  const grade = goldGrade(numberOf(data['fev1Predicted']));
  const high = anyOf(
    hasFrequentExacerbations({
      exacerbations: numberOf(data['exacerbationsLastYear']),
      hospitalizations: numberOf(data['hospitalizationsLastYear']),
    }),
    grade === undefined ? undefined : grade >= '3',
  );
  return high === undefined ? undefined : high ? '2' : '1';
}

/** Asked twice on the sheet, by an item of its own and among the other signs; either is enough. */
function sign(data: RawInput, key: string, codes: readonly string[]): Fact {
  const others = codesOf(data['signsOther']);
  const listed = others?.some((code) => codes.includes(code));
  return listed ? true : isPresent(data[key]);
}

const cyanosis = (data: RawInput): Fact => sign(data, 'cyanosis', ['4', '5']);
const edema = (data: RawInput): Fact => sign(data, 'peripheralEdema', ['2']);

/** Signs that the sheet has no box for; a screen asks for them. */
export type CopdCrisisSign = 'consciousness' | 'treatment-failure';
const SIGN_TEXTS: { readonly [sign in CopdCrisisSign]: string } = {
  consciousness: '意识改变',
  'treatment-failure': '初始治疗失败',
};

/**
 * Why a patient is to be referred (section 5 [P], from the guideline): SpO2 below 90 %, more than 30 breaths a minute at rest, new cyanosis or
 * oedema, altered consciousness, failure of the first treatment (`crisisSigns`), an acute exacerbation. What the visit before did not record
 * may be old: the doctor confirms it.
 */
function alarms(
  input: CopdFollowUpInput,
  level: CopdLevel | undefined,
): { readonly reasons: readonly string[]; readonly toConfirm: readonly string[] } {
  const [spo2, breaths, signs] = [
    numberOf(input['spo2']),
    numberOf(input['respiratoryRate']),
    codesOf(input['crisisSigns']) ?? [],
  ];
  const appeared: readonly (readonly [string, Fact, Fact])[] = [
    ['紫绀', cyanosis(input), input.previous?.cyanosisBefore],
    ['外周水肿', edema(input), input.previous?.edemaBefore],
  ];
  const reasons = [
    level === '3' ? '急性加重期' : '',
    spo2 !== undefined && spo2 < 90 ? `静息血氧饱和度 ${spo2}%（＜90%）` : '',
    breaths !== undefined && breaths > 30 ? `静息呼吸频率 ${breaths} 次/分（＞30）` : '',
    ...appeared.map(([text, now, before]) => (now && before === false ? `新出现${text}` : '')),
    ...Object.entries(SIGN_TEXTS).map(([key, text]) => (signs.includes(key) ? text : '')),
  ];
  const toConfirm = appeared
    .filter(([, now, before]) => now && before === undefined)
    .map(([text]) => `${text}：如为新出现，应转诊`);
  return { reasons: reasons.filter((text) => text !== ''), toConfirm };
}

/**
 * Judges one follow-up of COPD. **No official standard was at hand: intervals and classes are parameters of ours [P].** Stable at low risk six
 * months, at high risk three; exacerbation or an alarm: refer, ask within two weeks. Class: complication 4, reaction 3, exacerbation or alarm 2,
 * else 1. `managementLevel` is the doctor's own where answered, else what the answers propose.
 */
export function assessCopdFollowUp(input: CopdFollowUpInput): CopdAssessment {
  if (!isVisit(input)) return NOT_ASSESSED;
  const proposed = copdRiskLevel(input);
  const own = codeOf(input['managementLevel']);
  const level = own === '1' || own === '2' || own === '3' ? own : proposed;
  const { reasons, toConfirm } = alarms(input, level);
  const routine = level === '1' ? 'six-months' : level === '2' ? 'three-months' : undefined;
  const found = known({
    uncontrolled: uncontrolledOf(level, reasons),
    adverseReaction: isPresent(input['adverseDrugReaction']),
  });
  const { newOrWorseComplication, crisis, visitClass, measure, nextFollowUpDate } = concludeVisit(
    input,
    { ...found, crisisReasons: reasons },
    routine,
  );
  const because =
    measure === '4'
      ? reasons.join('、')
      : newOrWorseComplication
        ? '出现新的并发症或原有并发症加重'
        : '连续两次出现药物不良反应，难以控制';
  const referralNeeded = measure === '3' || measure === '4';
  const technique = codeOf(input['inhalerTechnique']);
  const until = nextFollowUpDate ? `（${nextFollowUpDate} 前）` : '';
  const lines = [
    referralNeeded ? `${because}：建议转诊，2 周内${until}主动随访转诊情况。` : '',
    measure === '2' ? `出现药物不良反应：结合服药情况调整用药，2 周内${until}随访。` : '',
    measure === '1' && routine ? `病情稳定：继续目前治疗，${level === '1' ? '6' : '3'} 个月内${until}随访。` : '',
    technique === '2' || technique === '3' ? '吸入装置使用不熟练或未掌握：示范并复核吸入方法。' : '',
    toConfirm.length > 0 ? `请确认——${toConfirm.join('；')}。` : '',
  ].filter((line) => line !== '');
  return {
    ...known({
      managementLevel: proposed,
      visitClass,
      measure,
      nextFollowUpDate,
      referralReason: referralNeeded ? because.slice(0, 200) : undefined,
    }),
    crisis,
    crisisReasons: reasons,
    crisisToConfirm: toConfirm,
    referralNeeded,
    advice: lines.join('\n'),
  };
}

const uncontrolledOf = (level: CopdLevel | undefined, reasons: readonly string[]): Fact =>
  reasons.length > 0 ? true : level === undefined ? undefined : false;

/** What a stored follow-up tells the next one (context `previous`). A lost one is no visit: `undefined`, then ask the one before. */
export function copdFacts(data: RawInput): CopdFacts | undefined {
  if (!isVisit(data)) return undefined;
  const level = codeOf(data['managementLevel']);
  const uncontrolled = level === undefined ? undefined : level === '3';
  return known({
    uncontrolled,
    adverseReaction: isPresent(data['adverseDrugReaction']),
    cyanosisBefore: cyanosis(data),
    edemaBefore: edema(data),
  });
}
