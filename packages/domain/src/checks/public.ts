export { findingId, type Finding, type FindingKind, type FindingSeverity } from './finding.ts';
export { findingLife, shownFindingState, type FindingEvent, type FindingState } from './finding.machine.ts';
export type { AcrossRule } from './across-rule.ts';
export { fingerprint } from './fingerprint.ts';
export { ACROSS_FORMS, ACROSS_RULES, acrossVersion } from './across/index.ts';
export { compileAcross, type AcrossFindings, type CheckedHistory } from './compile-across.ts';
export { contextOf, sheetFindings, type CheckedSheet } from './sheet-findings.ts';
export { rechecked, type FindingStanding, type StoredFindingState } from './recheck.ts';
export { patternsOf, type EnteredVisit, type Pattern } from './patterns/patterns-of.ts';
