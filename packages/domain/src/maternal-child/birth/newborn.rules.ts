import { codeOf, codesOf, numberOf, type RawInput } from '../../clinical/index.ts';

/** Something noticed at a visit to a newborn, and how urgent it is. */
export type NewbornFinding = {
  readonly text: string;
  /** `now`: refer at once; `advise`: refer; `remind`: tell the parents. */ readonly urgency:
    | 'now'
    | 'advise'
    | 'remind';
};

const PRESENT = '2';
const ABNORMAL = '2';

/** Parts of the body that are referred when found abnormal for the first time (2012 guideline [recall]). */
const EXAMINED: readonly (readonly [key: string, name: string])[] = [
  ['eyes', '眼睛'],
  ['earAppearance', '耳外观'],
  ['nose', '鼻'],
  ['oralCavity', '口腔'],
  ['anus', '肛门'],
  ['heartLung', '心肺听诊'],
  ['chest', '胸部'],
  ['abdomen', '腹部'],
  ['spine', '脊柱'],
  ['externalGenitalia', '外生殖器'],
];

/**
 * What a newborn's home visit shows (keys of `newborn-home-visit`): at once for ≥37.5 or ≤35.5 ℃, heart rate <100 or >160, breaths <20 or >60, jaundice of hands
 * and feet, bulging or sunken fontanelle, limbs that do not move as they should; advised for the rest; reminders for vaccines and screenings.
 */
export function newbornFindings(data: RawInput): readonly NewbornFinding[] {
  return [...vitalSigns(data), ...examination(data), ...reminders(data)];
}

function vitalSigns(data: RawInput): readonly NewbornFinding[] {
  const [temperature, heartRate, breaths] = [
    numberOf(data['temperature']),
    numberOf(data['heartRate']),
    numberOf(data['respiratoryRate']),
  ];
  const now = (met: boolean, text: string): readonly NewbornFinding[] => (met ? [{ text, urgency: 'now' }] : []);
  return [
    ...now(temperature !== undefined && (temperature >= 37.5 || temperature <= 35.5), `体温 ${temperature} ℃`),
    ...now(heartRate !== undefined && (heartRate < 100 || heartRate > 160), `心率 ${heartRate} 次/分`),
    ...now(breaths !== undefined && (breaths < 20 || breaths > 60), `呼吸 ${breaths} 次/分`),
  ];
}

function examination(data: RawInput): readonly NewbornFinding[] {
  const found: NewbornFinding[] = [];
  const add = (text: string, urgency: NewbornFinding['urgency']): void => {
    found.push({ text, urgency });
  };
  const jaundice = codesOf(data['jaundiceSite']) ?? [];
  const fontanelle = codeOf(data['fontanelleState']);
  if (jaundice.includes('5')) add('黄疸波及手足', 'now');
  else if (jaundice.includes('3') || jaundice.includes('4')) add('躯干或四肢黄染', 'advise');
  if (fontanelle === '2') add('前囟膨隆', 'now');
  if (fontanelle === '3') add('前囟凹陷', 'now');
  if (codeOf(data['limbMovement']) === ABNORMAL) add('四肢活动异常', 'now');
  if (codeOf(data['umbilicalCord']) === '3') add('脐部有渗出', 'advise');
  if (codeOf(data['neckMass']) === PRESENT) add('颈部包块', 'advise');
  for (const [key, name] of EXAMINED) if (codeOf(data[key]) === ABNORMAL) add(`${name}异常`, 'advise');
  return found;
}

function reminders(data: RawInput): readonly NewbornFinding[] {
  const remind = (met: boolean, text: string): readonly NewbornFinding[] => (met ? [{ text, urgency: 'remind' }] : []);
  return [
    ...remind(codeOf(data['hepatitisBFirstDose']) === '2', '未接种乙肝疫苗第1剂，尽快补种'),
    ...remind(codeOf(data['bcg']) === '2', '未接种卡介苗，尽快补种'),
    ...remind(codeOf(data['hearingScreening']) === '2', '听力筛查未通过，42 天内复筛'),
  ];
}

/** Codes of `birthMode` for twins and more (child-birth-mode). */
const MULTIPLE_BIRTH = '5';

/**
 * Codes of dictionaries/high-risk-child-type that the birth itself tells: 1 preterm (<37 weeks), 2 under 2500 g, 4 Apgar ≤7 at one or five minutes (or asphyxia
 * ticked), 14 malformation. `birthWeight` in kg (values from 100 on are g).
 */
export function highRiskChildTypes(data: RawInput): readonly string[] {
  const weeks = numberOf(data['gestationalWeeks'] ?? data['gestationalWeek']);
  const grams = gramsOf(numberOf(data['birthWeight']));
  const apgar = [numberOf(data['apgar1']), numberOf(data['apgar5'])].filter(
    (value): value is number => value !== undefined && value >= 0,
  );
  return [
    ...(weeks !== undefined && weeks > 0 && weeks < 37 ? ['1'] : []),
    ...(grams !== undefined && grams < 2500 ? ['2'] : []),
    ...(codeOf(data['asphyxia']) === PRESENT || apgar.some((value) => value <= 7) ? ['4'] : []),
    ...(codeOf(data['malformation']) === PRESENT ? ['14'] : []),
  ];
}

/** Birth weight is kg in the child's sheets and g in the mother's. */
export const gramsOf = (weight: number | undefined): number | undefined =>
  weight === undefined || !(weight > 0) ? undefined : weight < 100 ? weight * 1000 : weight;

/** Visited within three days of the discharge instead of a week [recall], and more often: the above, or one of several. */
export const needsEarlyNewbornVisit = (data: RawInput): boolean =>
  highRiskChildTypes(data).length > 0 || (codesOf(data['birthMode']) ?? []).includes(MULTIPLE_BIRTH);
