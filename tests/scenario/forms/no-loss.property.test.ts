import type { FormSession } from '@gongwei/application/forms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorld, openVisit, type World } from './desk.fixture.ts';

const FIELDS = ['weight', 'height', 'note', 'heartNote'] as const;
type Step =
  | { readonly do: 'type'; readonly field: (typeof FIELDS)[number]; readonly value: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'save' | 'lose-answer' | 'lose-request' | 'crash' | 'refresh' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      field: fc.constantFrom(...FIELDS),
      value: fc.integer({ min: 40, max: 200 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1_500 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'lose-answer' as const, 'lose-request' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('crash' as const, 'refresh' as const) }) },
);
const valueFor = (field: string, value: number): string | number => (field.endsWith('ote') ? `字${value}` : value);
const shown = (form: FormSession): Record<string, unknown> =>
  Object.fromEntries(
    FIELDS.map((field) => [field, form.field$(field).value.value]).filter(([, value]) => value !== undefined),
  );

it('loses at most the last 200 ms where the browser is killed and nothing where the page goes, whatever is typed, saved and cut off before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = createWorld();
      let browser = await world.start();
      const open = (recordId?: string): Promise<FormSession> =>
        browser.desk.open({ formId: 'visit', subjectId: 'r1', ...(recordId !== undefined && { recordId }) });
      let form = await open();
      let stored: string | undefined;
      const typed: { readonly at: number; readonly field: string; readonly value: unknown }[] = [];
      const type = (field: string, value: string | number) => {
        form.change(field, value);
        typed.push({ at: world.clock.now().getTime(), field, value });
      };
      type('visitedOn', '2026-11-20');
      type('heart', '2');
      await world.clock.advance(1_000);
      for (const next of steps) {
        if (next.do === 'type') type(next.field, valueFor(next.field, next.value));
        if (next.do === 'wait') await world.clock.advance(next.ms);
        if (next.do === 'save' || next.do === 'lose-answer' || next.do === 'lose-request') {
          world.records.trouble =
            next.do === 'lose-answer' ? 'after-storing' : next.do === 'lose-request' ? 'before-storing' : 'none';
          if ((await form.save({ acceptWarnings: true })).ok) stored = form.recordId;
          world.records.trouble = 'none';
          await world.clock.advance(0);
        }
        if (next.do === 'crash' || next.do === 'refresh') {
          const before = shown(form);
          const now = world.clock.now().getTime();
          // A save may have got through by itself meanwhile.
          if (form.status$.value.record) stored = form.recordId;
          if (next.do === 'refresh') {
            // The page is told to go, and nothing that needs waiting for happens any more.
            world.drafts.hanging = true;
            void browser.leaving.finish();
          }
          world.clock.dropTimers();
          await world.clock.advance(0);
          world.drafts.hanging = false;
          const left = form.recordId;
          browser = await world.start();
          form = await open(stored);
          if (form.recordId !== left) {
            // The next visit: the save whose answer was lost had brought all of this one, so its record has it.
            stored = left;
            form = await open(left);
          }
          const after = shown(form);
          for (const field of FIELDS) {
            const recent = next.do === 'crash' && typed.some((one) => one.field === field && now - one.at < 200);
            if (!recent) expect([field, after[field]]).toEqual([field, before[field]]);
          }
        }
      }
      const last = shown(form);
      expect(await form.save({ acceptWarnings: true })).toMatchObject({ ok: true });
      expect((await world.records.read(form.recordId)).data).toMatchObject(last);
      expect(new Set(world.records.accepted.map((save) => save.id)).size).toBe(1);
    }),
    { numRuns: 120 },
  );
}, 60_000);

type Edit = { readonly who: 0 | 1; readonly do: 'type' | 'save'; readonly field: string; readonly value: number };
const edit: fc.Arbitrary<Edit> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  do: fc.constantFrom('type' as const, 'type' as const, 'save' as const),
  field: fc.constantFrom('weight', 'height', 'note'),
  value: fc.integer({ min: 40, max: 200 }),
});

const prepared = async (world: World): Promise<string> => {
  const form = await openVisit(world);
  form.change('visitedOn', '2026-11-20');
  await form.save();
  return form.recordId;
};

it('never lets one of two editors overwrite what the other stored without a question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 24 }), async (edits) => {
      const world = createWorld();
      const recordId = await prepared(world);
      const forms = [await openVisit(world, 'li', recordId), await openVisit(world, 'zhao', recordId)] as const;
      // What each of them entered since their last stored save, and what they had been shown when they did.
      const pending = [new Map<string, unknown>(), new Map<string, unknown>()] as const;
      for (const { who, do: what, field, value } of edits) {
        const form = forms[who];
        if (what === 'type') {
          const [entered, seen] = [valueFor(field, value), form.field$(field).value.value];
          form.change(field, entered);
          if (!pending[who].has(field)) pending[who].set(field, seen);
          continue;
        }
        const before = (await world.records.read(recordId)).data;
        const answer = await form.save({ acceptWarnings: true });
        const after = (await world.records.read(recordId)).data;
        if (!answer.ok) expect(after).toEqual(before);
        for (const name of ['weight', 'height', 'note']) {
          if (JSON.stringify(after[name]) === JSON.stringify(before[name])) continue;
          // The stored value changed: its editor entered it, and had seen the value it replaces or was asked.
          expect(pending[who].has(name)).toBe(true);
          expect(JSON.stringify(pending[who].get(name))).toBe(JSON.stringify(before[name]));
        }
        if (answer.ok) pending[who].clear();
        const conflict = form.status$.value.conflict;
        if (conflict) {
          await form.resolve(Object.fromEntries(conflict.fields.map(({ key }) => [key, 'theirs' as const])));
          pending[who].clear();
        }
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);
