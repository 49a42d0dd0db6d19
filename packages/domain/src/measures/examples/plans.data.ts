import type { MeasureExample } from '../measure-example.ts';

const plan = (id: string, row: { readonly [key: string]: string }, counts: string): MeasureExample => ({
  id,
  given: { row: { programme: 'hypertension', dueOn: '2026-06-05', state: 'due', ...row } },
  counts,
});
const TODAY = '2026-12-31';

/** Worked examples of planned visits; today is 2026-12-31. */
export const examples: readonly MeasureExample[] = [
  ...['visited', 'made-up', 'overdue', 'lost'].map((state) => plan('followup-due', { state }, 'numerator')),
  plan('followup-due', { state: 'ended' }, 'excluded'),
  plan('followup-done', { state: 'visited' }, 'numerator'),
  plan('followup-done', { state: 'made-up' }, 'numerator'),
  plan('followup-done', { state: 'lost' }, 'no'),
  plan('followup-made-up', { state: 'made-up' }, 'numerator'),
  plan('followup-made-up', { state: 'visited' }, 'no'),
  plan('followup-missed', { state: 'overdue' }, 'numerator'),
  plan('followup-missed', { state: 'upcoming' }, 'no'),
  plan('followup-lost', { state: 'lost' }, 'numerator'),
  plan('followup-completion-rate', { state: 'visited' }, 'numerator'),
  plan('followup-completion-rate', { state: 'overdue' }, 'denominator'),
  plan('followup-completion-rate', { state: 'ended' }, 'not in denominator'),
  plan('followup-by-state', { state: 'ended' }, 'numerator'),
  plan('followup-due-people', {}, 'numerator'),
  plan('followup-due-today', { dueOn: TODAY }, 'numerator'),
  plan('followup-due-today', { dueOn: TODAY, state: 'visited' }, 'no'),
  plan('followup-due-today', { dueOn: '2026-12-30' }, 'no'),
  // One day late, its days of grace not over yet.
  plan('followup-overdue', { dueOn: '2026-12-30' }, 'numerator'),
  plan('followup-overdue', { dueOn: TODAY }, 'no'),
  plan('followup-overdue', { dueOn: '2026-12-30', state: 'lost' }, 'no'),
  plan('hypertension-overdue', { dueOn: '2026-12-30' }, 'numerator'),
  plan('hypertension-overdue', { dueOn: '2026-12-30', programme: 'diabetes' }, 'no'),
  ...['hypertension', 'diabetes', 'psychosis', 'tuberculosis'].flatMap((programme) => [
    plan(`follow-up-overdue-${programme}`, { programme, state: 'overdue' }, 'numerator'),
    plan(`follow-up-overdue-${programme}`, { programme, state: 'lost' }, 'no'),
    plan(`follow-up-overdue-${programme}`, { programme: 'copd', state: 'overdue' }, 'no'),
  ]),
];
