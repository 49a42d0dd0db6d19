export * from './follow-up-interval.rules.ts';
export * from './hypertension-follow-up.rules.ts';
export * from './hypertension-rules.ts';
export * from './hypertension-visit.rules.ts';
export * from './hypertension-year.rules.ts';
export * from './visit-class.rules.ts';
