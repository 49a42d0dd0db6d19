import { expect, it } from 'vitest';
import { CHECK_UP_TYPES, RECORD_TYPE_LABELS, VISIT_TYPES } from './record-types.data.ts';
import { uploadRecord } from './upload-record.form.ts';

it('kinds of uploads are those of the form, in its words, and each belongs to check-ups or to visits', () => {
  const field = uploadRecord.sections.flatMap(({ fields }) => fields).find(({ key }) => key === 'recordType');
  const options = (field as { readonly options: readonly { code: string; label: string }[] }).options;
  expect(new Map(RECORD_TYPE_LABELS)).toEqual(new Map(options.map(({ code, label }) => [code, label])));
  expect([...CHECK_UP_TYPES, ...VISIT_TYPES].sort()).toEqual(options.map(({ code }) => code).sort());
});
