import type { CheckUpSubject } from '../check-up-subject.ts';
import { describedEcgSeverity, ecgFindingsSeverity } from '../ecg-severity.rules.ts';
import { FINDING_CATEGORY, type Finding, type Severity } from '../finding.ts';

/**
 * ECG (section 4.9 [P]). The severity comes, first that is there, from `ecgSeverity` (worked out from the ECG sheet) or `ecgFindings`
 * (its codes); otherwise an abnormal ECG is 2, raised by what the description says, which the doctor then confirms.
 * Atrial fibrillation and pacemakers that are known already are not referred again: 3 becomes 2.
 */
export function ecgFindings(subject: CheckUpSubject): readonly Finding[] {
  const given = sheetSeverity(subject);
  if (given === 0 || (given === undefined && subject.code('ecg') !== '2')) return [];
  const described = subject.text('ecgDescription');
  const byText = given === undefined ? describedEcgSeverity(described) : 0;
  const severity: Severity = given ?? (byText > 2 ? byText : 2);
  const value = described ?? '异常';
  const confirm = byText > 2 ? '，请医生确认' : '';
  return [{
    code: 'ECG_ABNORMAL', severity: knownAlready(subject, described) && severity === 3 ? 2 : severity,
    category: FINDING_CATEGORY.ecg, item: '心电图', value, text: described ? `心电图异常（${described}${confirm}）` : '心电图异常',
  }];
}

function sheetSeverity(subject: CheckUpSubject): Severity | undefined {
  const given = subject.number('ecgSeverity');
  if (given !== undefined && [0, 1, 2, 3, 4].includes(given)) return given as Severity;
  return subject.raw['ecgFindings'] === undefined ? undefined : ecgFindingsSeverity({ findings: subject.codes('ecgFindings') });
}

/** Only the very thing that is known loses its referral; ST depression in a patient with a pacemaker keeps it. */
function knownAlready(subject: CheckUpSubject, described: string | undefined): boolean {
  const serious = subject.codes('ecgFindings').filter((code) => ecgFindingsSeverity({ findings: [code] }) >= 3);
  const fibrillation = serious.length > 0 ? serious.every((code) => code === '8') : (described ?? '').includes('房颤');
  return subject.knows('atrial-fibrillation') && fibrillation;
}
