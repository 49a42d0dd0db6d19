import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMaskedNumber } from '../shared/index.ts';
import { restoreAnswers } from './restore-answers.ts';
import { maskAnswers, sensitiveFieldsOf } from './sensitive-answers.ts';

const fields = sensitiveFieldsOf({
  sections: [
    {
      id: 's',
      title: 's',
      fields: [
        { key: 'motherIdNumber', label: '', type: 'text', sensitive: 'id-number' },
        { key: 'contactPhone', label: '', type: 'text', sensitive: 'phone' },
        { key: 'remark', label: '', type: 'text' },
      ],
    },
  ],
});
const answers = fc.record(
  {
    idNumber: fc.stringMatching(/^[1-9]\d{16}[\dX]$/),
    motherIdNumber: fc.stringMatching(/^[1-9]\d{16}[\dX]$/),
    phone: fc.stringMatching(/^1[3-9]\d{9}$/),
    contactPhone: fc.oneof(fc.stringMatching(/^0\d{2}-\d{7,8}$/), fc.constantFrom('无', '110')),
    remark: fc.string(),
  },
  { requiredKeys: [] },
);

describe('numbers masked for who fills a form', () => {
  it('come back as they were, whatever else the sources hold', () => {
    fc.assert(
      fc.property(answers, answers, (stored, other) => {
        const shown = maskAnswers('reveals', fields, stored);
        expect(restoreAnswers(fields, shown, [stored, other])).toEqual({ answers: stored, unknown: [] });
      }),
    );
  });

  it('are never stored as masks: what no source has is named', () => {
    fc.assert(
      fc.property(answers, answers, (stored, other) => {
        const { answers: kept, unknown } = restoreAnswers(fields, maskAnswers('reveals', fields, stored), [other]);
        for (const key of ['idNumber', 'motherIdNumber', 'phone', 'contactPhone'] as const)
          expect(unknown.includes(key)).toBe(isMaskedNumber(String(kept[key] ?? '')));
      }),
    );
  });

  it('typed anew stay what was typed, and other fields may hold stars', () => {
    const typed = { phone: '13900000001', remark: '****', motherIdNumber: '11010519491231002X' };
    expect(restoreAnswers(fields, typed, [{ phone: '13811110001' }])).toEqual({ answers: typed, unknown: [] });
  });
});
