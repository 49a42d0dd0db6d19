import { describe, expect, it } from 'vitest';
import { discardQuestion, draftName } from './draft-labels.rules.ts';

const now = new Date('2026-11-20T08:00:00Z');
const draft = { subjectName: '王秀英', title: '高血压随访', savedAt: '2026-11-20T06:05:00Z' };

describe('the question before a draft is thrown away', () => {
  it('names the resident, the form and when it was kept', () => {
    expect(discardQuestion(draft, now)).toBe(
      '确定放弃王秀英《高血压随访》 11-20 14:05 的草稿吗？其中填写的内容将无法找回。',
    );
  });

  it('says that a stored record stays', () => {
    expect(discardQuestion({ ...draft, recordId: 'r' }, now)).toContain('已保存的记录不受影响');
  });

  it('does without a name where an older draft has none', () => {
    expect(draftName({ title: '高血压随访' })).toBe('《高血压随访》');
  });
});
