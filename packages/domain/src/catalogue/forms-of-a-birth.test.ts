import { expect, it } from 'vitest';
import { compileForm, createFormEngine } from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

it('asks of who was not born alive neither vaccines nor whether it died', async () => {
  const engine = createFormEngine(compileForm(await loadForm('delivery-newborn')), {
    today: calendarDay(2026, 11, 20),
  });
  const asked = (outcome: string): readonly boolean[] => {
    engine.set('deliveryOutcome', outcome);
    return ['apgar1', 'bcgVaccine', 'feeding', 'died', 'birthDefect', 'birthWeight'].map(
      (key) => engine.state(key).visible,
    );
  };
  expect(asked('3')).toEqual([false, false, false, false, true, true]);
  expect(asked('2')).toEqual(asked('3'));
  engine.set('gestationalWeek', 38);
  expect(engine.issues().map(({ code }) => code)).toContain('check:stillborn');
  expect(asked('1')).toEqual([true, true, true, true, true, true]);
});
