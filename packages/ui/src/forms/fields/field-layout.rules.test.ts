import type { FieldDefinition } from '@gongwei/domain/forms';
import { describe, expect, it } from 'vitest';
import { fieldsOf, layOut } from './field-layout.rules.ts';

const number = (key: string, label: string): FieldDefinition => ({ key, label, type: 'integer' });
const text = (key: string, label: string): FieldDefinition => ({ key, label, type: 'text' });
const choice = (key: string, label: string, words: readonly string[], otherKey?: string): FieldDefinition => ({
  key,
  label,
  type: 'single',
  options: words.map((word, i) => ({ code: String(i + 1), label: word })),
  ...(otherKey ? { otherKey, otherCode: '2' } : {}),
});

describe('a label that is a question', () => {
  const asking = (label: string, words: readonly string[]) => layOut([choice('q', label, words)])[0];
  it('gets room beside short answers and stands above long ones', () => {
    expect(asking('2. 你是否已放弃了许多活动与兴趣？', ['是', '否'])).toMatchObject({ span: 'half', asks: true });
    const long = ['没有（根本不/从来没有）', '很少（有一点/偶尔）', '有时（有些/少数时间）'];
    expect(asking('（3）您容易气短，呼吸短促，接不上气吗？', long)).toMatchObject({ span: 'row', asks: true });
  });
  it('looks like the other numbered questions of its scale', () => {
    const scale = layOut([
      choice('a', '1. 今天是几号？', ['对', '错']),
      choice('b', '2. 我们现在是在什么地方？', ['对', '错']),
    ]);
    expect(scale).toMatchObject([
      { span: 'half', asks: true },
      { span: 'half', asks: true },
    ]);
    expect(layOut([choice('a', '1. 几号', ['对', '错'])])[0]).not.toHaveProperty('asks');
  });
  it('is none where it fits into two lines of its column', () => {
    expect(asking('口唇', ['红润', '苍白'])).not.toHaveProperty('asks');
    expect(asking('新生儿先天性心脏病筛查', ['是', '否'])).not.toHaveProperty('asks');
  });
});

describe('laying out a section', () => {
  it('gives the name of an institution half of the row', () => {
    const own = { ...text('name', '机构名称'), proposed: 'user.institutionName' } as const;
    expect(layOut([own, text('short', '负责人')])).toMatchObject([{ span: 'half' }, { span: 1 }]);
  });
  it('reads blood pressure as one value', () => {
    const [block] = layOut([number('leftSystolic', '左侧收缩压'), number('leftDiastolic', '左侧舒张压')]);
    expect(block).toMatchObject({ kind: 'pair', label: '左侧血压', between: '/' });
    expect(layOut([number('systolic', '收缩压'), number('diastolic', '舒张压')])).toMatchObject([{ label: '血压' }]);
  });
  it('puts left and right, current and target together', () => {
    expect(layOut([number('visionLeft', '视力·左眼'), number('visionRight', '视力·右眼')])).toMatchObject([
      { kind: 'pair', label: '视力', parts: [{ label: '左眼' }, { label: '右眼' }] },
    ]);
    expect(layOut([number('visionLeft', '视力（左眼）'), number('visionRight', '视力（右眼）')])).toMatchObject([
      { kind: 'pair', label: '视力', parts: [{ label: '左眼' }, { label: '右眼' }] },
    ]);
    expect(layOut([number('smoking', '日吸烟量（目前）'), number('smokingTarget', '日吸烟量（目标）')])).toMatchObject([
      { kind: 'pair', label: '日吸烟量' },
    ]);
  });
  it('finds the target also where the sheet lists it later', () => {
    const blocks = layOut([
      number('times', '频次（目前）'),
      number('minutes', '时长（目前）'),
      number('timesTarget', '频次（目标）'),
      number('minutesTarget', '时长（目标）'),
    ]);
    expect(blocks).toMatchObject([
      { kind: 'pair', label: '频次' },
      { kind: 'pair', label: '时长' },
    ]);
  });
  it('draws four quadrants as one cross', () => {
    const quadrants = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'].map((at, i) =>
      text(`missingTeeth${at}`, `缺齿·${i}`),
    );
    expect(layOut(quadrants)).toMatchObject([{ kind: 'teeth', label: '缺齿' }]);
  });
  it('attaches the free text to the choice that opens it', () => {
    const blocks = layOut([
      choice('skin', '皮肤', ['正常', '其他'], 'skinOther'),
      number('rate', '心率'),
      text('skinOther', '皮肤·其他'),
    ]);
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toMatchObject({ kind: 'field', companions: [{ field: { key: 'skinOther' } }] });
  });
  it('gathers runs of the same heading and shortens their labels', () => {
    const blocks = layOut([
      number('alt', '肝功能·谷丙转氨酶'),
      number('ast', '肝功能·谷草转氨酶'),
      number('urea', '肾功能·血尿素'),
    ]);
    expect(blocks).toMatchObject([
      { kind: 'group', title: '肝功能', blocks: [{ part: { label: '谷丙转氨酶' } }, {}] },
      { kind: 'field', part: { label: '肾功能·血尿素' } },
    ]);
  });
  it('gives long choices the room they need', () => {
    const words = (count: number): string[] => Array.from({ length: count }, () => '头痛头晕');
    expect(layOut([choice('a', 'a', ['是', '否'])])).toMatchObject([{ span: 1 }]);
    expect(layOut([choice('a', 'a', words(3))])).toMatchObject([{ span: 'half' }]);
    expect(layOut([choice('a', 'a', words(20))])).toMatchObject([{ span: 'row' }]);
  });
  it('gives long lines and signatures half of the row, a table of codes a column', () => {
    const nations = Array.from({ length: 57 }, (_, at) => `民族${at}`);
    expect(
      layOut([
        { key: 'a', label: '异常1', type: 'text', maxLength: 200 },
        text('b', '姓名'),
        { key: 'c', label: '签字', type: 'signature' },
        choice('d', '民族', nations),
      ]).map((block) => block.span),
    ).toEqual(['half', 1, 'half', 1]);
  });
  it('loses no field', () => {
    const fields = [
      number('a', 'x·a'),
      number('b', 'x·b'),
      choice('c', 'c', ['y'], 'd'),
      text('d', 'd'),
      number('e', 'e'),
    ];
    expect(
      layOut(fields)
        .flatMap(fieldsOf)
        .map((field) => field.key)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
