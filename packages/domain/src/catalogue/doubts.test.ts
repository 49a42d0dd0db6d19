import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../forms/index.ts';
import { doubtsOf, isFromRecallOnly, isHeldAgainstStandard } from './doubts.ts';
import { formIndex } from './form-index.ts';
import { FORM_REMARKS as remarks } from './remarks/index.ts';
import { loadForm } from './load-form.ts';

const form: FormDefinition = {
  id: 'sheet',
  version: 1,
  title: '表',
  module: 'archive',
  routes: [],
  subject: 'none',
  occurs: 'one',
  source: '某规范',
  verified: ['recall'],
  sections: [
    {
      id: 'a',
      title: '甲',
      fields: [
        { key: 'sure', label: '确定', type: 'text', note: '按标准印刷' },
        { key: 'weight', label: '体重', type: 'decimal', normal: [{ low: 1, note: '界值存疑' }] },
        {
          key: 'rows',
          label: '表格',
          type: 'table',
          columns: [{ key: 'code', label: '编码', type: 'text', note: '产品编码，非国家标准' }],
        },
        {
          key: 'both',
          label: '组',
          type: 'group',
          fields: [{ key: 'inner', label: '内', type: 'text', note: '凭记忆' }],
        },
      ],
    },
  ],
};

describe('doubts', () => {
  it('are found in notes, ranges, columns, groups and sentences', () => {
    expect(doubtsOf(form, { rules: ['收缩压必须大于舒张压', '时限凭记忆'] }).map(({ at }) => at)).toEqual([
      'weight',
      'rows.code',
      'inner',
      'rules',
    ]);
    expect(doubtsOf(form).map(({ at }) => at)).toEqual(['weight', 'rows.code', 'inner']);
  });

  it('tell memory from what was held against a text', () => {
    expect([isFromRecallOnly(form), isHeldAgainstStandard(form)]).toEqual([true, false]);
    const checked = { ...form, verified: ['standard-text', 'recall'] };
    expect([isFromRecallOnly(checked), isHeldAgainstStandard(checked)]).toEqual([false, true]);
  });

  it('stand in the catalogue where a source says so', async () => {
    const all = await Promise.all(
      formIndex.map(async ({ id }) => [id, doubtsOf((await loadForm(id)).definition).length] as const),
    );
    const counts = new Map(all);
    expect(counts.get('copd-follow-up')).toBeGreaterThan(0);
    expect(counts.get('visit-record')).toBe(0);
  });

  it('are looked for in remarks, each of a form there is', async () => {
    const known = formIndex.map(({ id }) => id as string);
    expect(Object.keys(remarks).filter((id) => !known.includes(id))).toEqual([]);
    const { definition } = await loadForm('diabetes-follow-up');
    expect(doubtsOf(definition, remarks['diabetes-follow-up']).length).toBeGreaterThanOrEqual(
      doubtsOf(definition).length,
    );
    expect(Object.keys(remarks).length).toBeGreaterThan(130);
  });
});
