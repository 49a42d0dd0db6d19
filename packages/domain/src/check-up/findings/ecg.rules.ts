import type { CheckUpSubject } from '../check-up-subject.ts';
import { describedEcgSeverity, ecgFindingsSeverity } from '../ecg-severity.rules.ts';
import { FINDING_CATEGORY, type Finding, type Severity } from '../finding.ts';

/**
 * ECG (section 4.9 [P]), judged only where the sheet itself says abnormal, because a severity may come from an older ECG. The severity is
 * `ecgSeverity` (worked out from the ECG sheet) or that of `ecgFindings` (its codes), otherwise 2; what the description says may raise it, and the
 * doctor then confirms. Findings of severity 0 (e.g. sinus arrhythmia) are none. Known atrial fibrillation is not referred again: 3 becomes 2.
 */
export function ecgFindings(subject: CheckUpSubject): readonly Finding[] {
  if (subject.code('ecg') !== '2') return [];
  const given = sheetSeverity(subject) ?? 2;
  const described = subject.text('ecgDescription');
  const byText = describedEcgSeverity(described);
  const raised = byText > given;
  const severity = raised ? byText : given;
  if (severity === 0) return [];
  return [
    {
      code: 'ECG_ABNORMAL',
      severity: severity === 3 && knownAlready(subject, described) ? 2 : severity,
      category: FINDING_CATEGORY.ecg,
      item: '心电图',
      value: described ?? '异常',
      text: described ? `心电图异常（${described}${raised ? '，请医生确认' : ''}）` : '心电图异常',
    },
  ];
}

function sheetSeverity(subject: CheckUpSubject): Severity | undefined {
  const given = subject.number('ecgSeverity');
  if (given !== undefined && [0, 1, 2, 3, 4].includes(given)) return given as Severity;
  return subject.raw['ecgFindings'] === undefined
    ? undefined
    : ecgFindingsSeverity({ findings: subject.codes('ecgFindings') });
}

/** Only the very thing that is known loses its referral; ST depression in a patient with a pacemaker keeps it. */
function knownAlready(subject: CheckUpSubject, described: string | undefined): boolean {
  const serious = subject.codes('ecgFindings').filter((code) => ecgFindingsSeverity({ findings: [code] }) >= 3);
  const fibrillation = serious.length > 0 ? serious.every((code) => code === '8') : (described ?? '').includes('房颤');
  return subject.knows('atrial-fibrillation') && fibrillation;
}
