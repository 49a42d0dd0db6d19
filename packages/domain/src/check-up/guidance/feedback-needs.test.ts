import { expect, it } from 'vitest';
import { feedbackNeeds } from './feedback-needs.rules.ts';

it.each([
  [[], { recheck: false, referral: false, critical: false }],
  [['0', '1'], { recheck: false, referral: false, critical: false }],
  [['2'], { recheck: true, referral: false, critical: false }],
  [['1', '3'], { recheck: false, referral: true, critical: false }],
  [['4'], { recheck: false, referral: true, critical: true }],
])('severities %j', (severities, needs) => {
  expect(feedbackNeeds({ abnormalFindings: severities.map((severity) => ({ severity })) })).toEqual(needs);
});
