/** 0 normal, 1 slight (health guidance), 2 re-check, 3 refer, 4 critical: act and refer the same day. Third edition [S] lines, steps [P]. */
export type Severity = 0 | 1 | 2 | 3 | 4;

/** Codes of the feedback form's `category`, in the order the doctor reads them. */
export const FINDING_CATEGORY = {
  bloodPressure: 1,
  bodyShape: 2,
  glucose: 3,
  lipids: 4,
  liver: 5,
  kidney: 6,
  bloodCount: 7,
  urine: 8,
  ecg: 9,
  ultrasound: 10,
  chestXray: 11,
  physical: 12,
  senses: 13,
  elderly: 14,
  tumourMarker: 16,
  other: 99,
} as const;

/** What part of the check-up a finding belongs to; findings of one category share a line of the sheet. */
export type FindingCategory = (typeof FINDING_CATEGORY)[keyof typeof FINDING_CATEGORY];

/** One judged abnormality. The text is what a doctor writes: item, result, unit, arrow and the level, never a first-time diagnosis. */
export type Finding = {
  readonly code: string;
  readonly severity: Severity;
  readonly category: FindingCategory;
  readonly text: string;
  /** 异常项目 and 结果 of the feedback form. */
  readonly item: string;
  readonly value: string;
  /** Already said by another finding's text of the same category, or a mere hint: not written into the abnormality fields. */
  readonly unwritten?: true;
};

/** A hint does not make the evaluation abnormal: high-normal blood pressure is the only one (section 5). */
export const isHint = (finding: Finding): boolean => finding.code === 'BP_HIGH_NORMAL';

/** The highest severity among findings, 0 where there are none. */
export const worstOf = (findings: readonly Finding[]): Severity =>
  findings.reduce<Severity>((worst, { severity }) => (severity > worst ? severity : worst), 0);
