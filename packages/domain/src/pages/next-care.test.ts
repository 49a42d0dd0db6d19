import { expect, it } from 'vitest';
import { CARE_PAGES } from './care-pages.data.ts';
import { nextCare } from './next-care.rules.ts';

const due = [
  ['hypertension', 'hypertension-follow-up'],
  ['puerperium', 'postpartum-visit'],
  ['pregnancy-card', 'pregnancy-basic-info'],
  ['child', 'newborn-home-visit'],
  ['child', 'child-check-up'],
  ['vaccination', 'immunization-dose'],
  ['tcm', 'elsewhere'],
].map(([kind, formId]) => ({ kind: kind!, title: kind!, formId: formId!, reason: '' }));
const next = (kind: string) => {
  const page = CARE_PAGES.find((one) => one.kind === kind)!;
  return nextCare(page, due).map(({ formId, address }) => [formId, address]);
};

it('opens no sheet for what is done elsewhere', () => {
  const woman = CARE_PAGES.find(({ kind }) => kind === 'woman')!;
  const card = { kind: 'pregnancy-card', formId: 'pregnancy-basic-info', path: '/health/fnbjMenu?do=close&row=one' };
  expect(nextCare(woman, [card])).toEqual([card]);
});

it('is what is due of the page, with the sheet that is filled in for it', () => {
  expect(next('woman')).toEqual([
    ['postpartum-visit', 'chjc/chfscf'],
    ['pregnancy-basic-info', 'jbxx/yfjbqk'],
  ]);
  // The part of check-ups opens the stage that is due by itself.
  expect(next('child')).toEqual([
    ['newborn-home-visit', 'jbtj'],
    ['child-check-up', 'jbtj'],
    ['immunization-dose', 'jhmy/jzjl'],
    ['elsewhere', undefined],
  ]);
  expect(next('premarital')).toEqual([]);
});
