import { codeOf, codesOf, numberOf, type RawInput } from '../clinical/index.ts';
import type { Severity } from './finding.ts';

type Organ = { readonly findings: string; readonly severity: { readonly [code: string]: Severity } };
const organ = (findings: string, severity: Organ['severity']): Organ => ({ findings, severity });

/**
 * Severity by finding of `supplement-ultrasound` (section 4.10 [P]); everything the section does not name counts as 其他 (2),
 * cysts of other organs and 显示不清 as 1, being of the kind of 肝囊肿.
 */
const ABDOMEN: { readonly [result: string]: Organ } = {
  liverResult: organ('liverFindings', { 1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 3, 8: 3, 9: 2, 10: 3 }),
  gallbladderResult: organ('gallbladderFindings', { 1: 2, 2: 2, 3: 2, 4: 0, 5: 2, 6: 3, 7: 2, 8: 3 }),
  pancreasResult: organ('pancreasFindings', { 1: 2, 2: 3, 3: 2, 4: 3, 5: 1 }),
  spleenResult: organ('spleenFindings', { 1: 2, 2: 1, 3: 3, 4: 1, 5: 0 }),
};
const KIDNEY = { 1: 2, 2: 1, 3: 3, 4: 2, 5: 2, 6: 3, 7: 1 } as const;
const OTHER: { readonly [result: string]: Organ } = {
  leftKidneyResult: organ('leftKidneyFindings', KIDNEY),
  rightKidneyResult: organ('rightKidneyFindings', KIDNEY),
  bladderResult: organ('bladderFindings', { 1: 2, 2: 3, 3: 2, 4: 2 }),
  prostateResult: organ('prostateFindings', { 1: 2, 2: 1, 3: 1, 4: 3 }),
  uterusAdnexaResult: organ('uterusAdnexaFindings', { 1: 2, 2: 2, 3: 2, 4: 1, 5: 2, 6: 3, 7: 0 }),
  thyroidResult: organ('thyroidFindings', { 1: 2, 2: 1, 3: 2, 4: 2, 5: 0 }),
  breastUsResult: organ('breastUsFindings', { 1: 1, 2: 2, 3: 1, 4: 2, 5: 3 }),
  carotidResult: organ('carotidFindings', { 1: 1, 2: 2, 3: 3, 4: 3 }),
};
const TIRADS: { readonly [code: string]: Severity } = { 1: 1, 2: 1, 3: 2, '4a': 3, '4b': 3, '4c': 3, 5: 3, 6: 3 };
const BIRADS: { readonly [code: string]: Severity } = { 0: 2, 1: 1, 2: 1, 3: 2, '4a': 3, '4b': 3, '4c': 3, 5: 3, 6: 3 };

const worst = (severities: readonly Severity[]): Severity =>
  severities.reduce<Severity>((most, own) => (own > most ? own : most), 0);

/** An organ only counts where its result says abnormal; without a named finding it is 2. */
function organsSeverity(sheet: RawInput, organs: typeof ABDOMEN): readonly Severity[] {
  return Object.entries(organs).flatMap(([result, { findings, severity }]) => {
    if (codeOf(sheet[result]) !== '2') return [];
    const codes = codesOf(sheet[findings]) ?? [];
    return codes.length === 0
      ? [2 as Severity]
      : codes.map((code): Severity => (Object.hasOwn(severity, code) ? severity[code]! : 2));
  });
}

/** A graded organ is judged by its grade, which is the finer word; ungraded ones by their findings. */
const graded = (sheet: RawInput, key: string, grades: typeof TIRADS): readonly Severity[] => {
  const grade = codeOf(sheet[key])?.toLowerCase();
  return grade !== undefined && Object.hasOwn(grades, grade) ? [grades[grade]!] : [];
};

/** Liver, gallbladder, pancreas, spleen. A gallbladder polyp counts 3 from 10 mm on, where `gallbladderPolypSize` (mm) is given. */
export function abdominalUltrasoundSeverity(sheet: RawInput): Severity {
  const polyp =
    (codesOf(sheet['gallbladderFindings']) ?? []).includes('2') && (numberOf(sheet['gallbladderPolypSize']) ?? 0) >= 10;
  return worst([...organsSeverity(sheet, ABDOMEN), polyp ? 3 : 0]);
}

/** All other organs; TI-RADS and BI-RADS decide for thyroid and breast where they are given. */
export function otherUltrasoundSeverity(sheet: RawInput): Severity {
  const [thyroid, breast] = [graded(sheet, 'thyroidTirads', TIRADS), graded(sheet, 'breastBirads', BIRADS)];
  const organs = Object.fromEntries(
    Object.entries(OTHER).filter(
      ([result]) =>
        !(result === 'thyroidResult' && thyroid.length > 0) && !(result === 'breastUsResult' && breast.length > 0),
    ),
  );
  return worst([...organsSeverity(sheet, organs), ...thyroid, ...breast]);
}

/** Code for the check-up's 腹部B超: 2 when one of the four is abnormal, 1 when one was normal, missing when none was examined. */
export function abdominalUltrasoundResult(sheet: RawInput): '1' | '2' | undefined {
  const results = Object.keys(ABDOMEN).map((key) => codeOf(sheet[key]));
  return results.includes('2') ? '2' : results.includes('1') ? '1' : undefined;
}
