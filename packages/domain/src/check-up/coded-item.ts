import type { CodedItem } from './banding.ts';
import type { CheckUpSubject } from './check-up-subject.ts';
import type { Finding, Severity } from './finding.ts';

/**
 * The finding of a single or multiple choice: the most serious abnormal code decides, all abnormal ones are named.
 * `raise` lets a known disease change the severity.
 */
export function judgeCoded(
  subject: CheckUpSubject,
  item: CodedItem,
  raise: (severity: Severity) => Severity = (severity) => severity,
): readonly Finding[] {
  const hits = subject
    .codes(item.key)
    .filter((code) => Object.hasOwn(item.choices, code))
    .map((code) => item.choices[code]!);
  if (hits.length === 0) return [];
  const severity = hits.reduce<Severity>((worst, [own]) => (own > worst ? own : worst), 0);
  const named = hits.map(([, text]) => text).join('、');
  const description = item.description ? subject.text(item.description) : undefined;
  const value = description ? `${named}（${description}）` : named;
  return [
    {
      code: item.code,
      severity: raise(severity),
      category: item.category,
      item: item.label,
      value,
      text: `${item.label}${value}`,
    },
  ];
}
