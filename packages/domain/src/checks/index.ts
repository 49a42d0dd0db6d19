export * from './finding.ts';
export * from './finding.machine.ts';
export type { AcrossRule } from './across-rule.ts';
export { fingerprint } from './fingerprint.ts';
export { ACROSS_RULES, ACROSS_FORMS, acrossVersion } from './across/index.ts';
export { compileAcross, type AcrossFindings, type CheckedHistory } from './compile-across.ts';
export { contextOf, sheetFindings, type CheckedSheet } from './sheet-findings.ts';
export * from './recheck.ts';
export { patternsOf, type EnteredVisit, type Pattern } from './patterns/patterns-of.ts';
