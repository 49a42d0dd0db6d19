import { describe, expect, it } from 'vitest';
import { UPLOAD_PAYLOADS } from '../upload/index.ts';
import { uploadRecord } from '../upload/upload-record.form.ts';
import { loadForm } from './load-form.ts';

/** Fields that are never sent: pictures of people, their signatures, tables nobody has agreed on, names of third persons. */
const NEVER = ['image', 'signature', 'table', 'user', 'resident', 'institution'];

describe.each(UPLOAD_PAYLOADS.map((one) => [one.formId, one] as const))('what is sent of %s', (formId, payload) => {
  it('are fields of the form, each once, with what is required among them', async () => {
    const form = await loadForm(formId);
    const fields = new Map(form?.definition.sections.flatMap((one) => one.fields).map((one) => [one.key, one.type]));
    expect(payload.sends.filter((key) => !fields.has(key))).toEqual([]);
    expect(payload.sends.filter((key) => NEVER.includes(fields.get(key) ?? ''))).toEqual([]);
    expect(new Set(payload.sends).size).toBe(payload.sends.length);
    expect(payload.required.filter((key) => !payload.sends.includes(key))).toEqual([]);
    expect(form?.definition.occurredOn).toBe(payload.day);
  });
});

it('is of every record type the upload record knows', () => {
  const types = uploadRecord.sections.flatMap((one) => one.fields).find(({ key }) => key === 'recordType');
  const codes = types && 'options' in types ? types.options?.map(({ code }) => code) : [];
  expect(new Set(UPLOAD_PAYLOADS.map(({ recordType }) => recordType))).toEqual(new Set(codes));
});
