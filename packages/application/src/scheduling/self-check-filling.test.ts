import type { FormSession } from '../forms/form-session.service.ts';
import type { SelfCheckTaking } from '@gongwei/domain/scheduling';
import { fault, type Json } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createSelfCheckFilling } from './self-check-filling.service.ts';

const TAKING: SelfCheckTaking = {
  figures: [
    { category: '11', item: '上传失败', total: 200, problems: 3, basis: '' },
    { category: '1', item: '档案完整率', actual: 100, total: 80, problems: 0, basis: '' },
  ],
  none: ['肺结核规则服药率'],
  from: '2026-04-01',
  until: '2026-06-30',
  takenAt: '2026-06-30T09:12:00',
  takenBy: '王芳',
};

/** An open sheet that holds its answers, and a server that knows the figures, or does not. */
function opened(first: { readonly [key: string]: Json }, answer: () => Promise<SelfCheckTaking> = async () => TAKING) {
  const answers = new Map(Object.entries(first));
  const session = {
    form: { definition: { id: 'institution-self-check' } },
    recordId: 'mine',
    field$: (key: string) => new BehaviorSubject({ value: answers.get(key) }),
    change: (key: string, value: Json) => void answers.set(key, value),
    catchUp: () => {},
  } as unknown as FormSession;
  const asked: unknown[] = [];
  const gateway = { taking: (of: unknown) => (asked.push(of), answer()) };
  return { filling: createSelfCheckFilling(gateway, session), answers, asked };
}
const QUARTER = { year: 2026, period: '2', part: 2 };

describe('自动取数', () => {
  it('fills a new sheet, and says how much and of what there is nothing', async () => {
    const { filling, answers, asked } = opened(QUARTER);
    await filling.take();
    expect(asked).toEqual([{ ...QUARTER, recordId: 'mine' }]);
    expect(answers.get('items')).toMatchObject([{ itemName: '上传失败', auto: true }, { itemName: '档案完整率' }]);
    expect(answers.get('taken')).toHaveLength(2);
    expect(filling.state$.value).toEqual({ step: 'told', items: 2, problems: 1, none: ['肺结核规则服药率'] });
  });

  it('taken again, says which figures are others now', async () => {
    let now = TAKING;
    const { filling } = opened(QUARTER, async () => now);
    await filling.take();
    await filling.take();
    expect(filling.state$.value).toMatchObject({ step: 'told', changed: [] });
    const [failed, ...others] = TAKING.figures;
    const more = { category: '3', item: '高血压规范管理率', actual: 80, total: 10, problems: 2, basis: '' };
    now = { ...TAKING, figures: [{ ...failed!, problems: 1 }, ...others, more] };
    await filling.take();
    expect(filling.state$.value).toMatchObject({
      changed: [
        { item: '上传失败', before: '共 200 份，问题 3 份', after: '共 200 份，问题 1 份' },
        { item: '高血压规范管理率', after: '80%，共 10 份，问题 2 份' },
      ],
    });
  });

  it('asks before it replaces what was typed, and leaves it where nobody says so', async () => {
    const { filling, answers } = opened({ ...QUARTER, items: [{ itemName: '上传失败', auto: true, problems: 1 }] });
    await filling.take();
    expect(filling.state$.value).toMatchObject({ step: 'asking', over: [{ item: '上传失败' }] });
    expect(answers.get('items')).toEqual([{ itemName: '上传失败', auto: true, problems: 1 }]);
    filling.decide([]);
    expect(answers.get('items')).toMatchObject([{ problems: 1 }, { itemName: '档案完整率' }]);
    await filling.take();
    filling.decide(['上传失败']);
    expect(answers.get('items')).toMatchObject([{ problems: 3 }, { itemName: '档案完整率' }]);
  });

  it('needs to know which period', async () => {
    const { filling, asked } = opened({ year: 2026, period: '2' });
    await filling.take();
    expect([filling.state$.value.step, asked]).toEqual(['unnamed', []]);
    const year = opened({ year: 2026, period: '4', part: 3 });
    await year.filling.take();
    expect(year.asked).toEqual([{ year: 2026, period: '4', recordId: 'mine' }]);
  });

  it('says what went wrong, and which sheet is there already', async () => {
    const taken = fault({ code: 'record.exists', category: 'conflict', message: '已有一份', existingId: 'other' });
    const { filling, answers } = opened(QUARTER, () => Promise.reject(taken));
    await filling.take();
    expect(filling.state$.value).toMatchObject({ step: 'failed', fault: { existingId: 'other' } });
    expect(answers.get('items')).toBeUndefined();
    filling.putAway();
    expect(filling.state$.value).toEqual({ step: 'idle' });
  });
});
