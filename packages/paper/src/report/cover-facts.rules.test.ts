import { describe, expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { archiveCoverTexts } from './archive-cover-texts.rules.ts';
import { archiveNumberGroups, coverFacts, formatDay } from './cover-facts.rules.ts';
import type { ReportSubject } from './report-subject.ts';

const subject: ReportSubject = {
  resident: {
    name: '王秀英',
    sex: 'female',
    birthDate: '1958-06-01',
    archiveNumber: '32098110410500042',
    townshipName: '东镇',
    villageName: '东村',
    institutionName: '东村卫生室',
    doctorName: '李医生',
    filedOn: '2021-02-23',
    address: '东村 3 组',
  } as Resident,
  issuer: { name: '示范镇卫生院' },
  today: '2026-11-20' as CalendarDay,
};
const form = compileForm(await loadForm('health-check-up'));
const record = {
  form,
  data: { name: '王秀英', examInstitution: '320981', responsibleDoctor: 'u2' },
  occurredOn: '2025-03-12' as CalendarDay,
  names: { 320981: '县医院', u2: '张医生' },
};

describe('what a cover says', () => {
  it('is of the day of the check-up, its doctor and its institution', () => {
    expect(coverFacts({ subject, record })).toMatchObject({
      age: '66',
      year: '2025',
      examDate: '2025-03-12',
      doctor: '张医生',
      institution: '县医院',
    });
  });
  it('is of today and of the file before the check-up', () => {
    expect(coverFacts({ subject })).toMatchObject({
      name: '王秀英',
      age: '68',
      year: '2026',
      examDate: '',
      doctor: '李医生',
      institution: '示范镇卫生院',
    });
  });
});

describe('the cover of the archive', () => {
  it('prints its own record first, then the personal information, then the file', () => {
    const names = { i1: '镇卫生院', u1: '赵医生' };
    const info = {
      currentAddress: '320981104105',
      currentAddressDetail: '东村 8 组',
      filingInstitution: 'i1',
      filingPerson: 'u1',
    };
    expect(archiveCoverTexts(subject, names, {}, info)).toMatchObject({
      currentAddress: '东村 8 组',
      filingInstitution: '镇卫生院',
      filingPerson: '赵医生',
      responsibleDoctor: '李医生',
    });
    expect(archiveCoverTexts(subject, names, { currentAddress: '西村 1 组' }, info).currentAddress).toBe('西村 1 组');
    expect(archiveCoverTexts(subject, {})).toMatchObject({
      currentAddress: '东村 3 组',
      registeredAddress: '',
      filingPerson: '',
      filingDate: '2021-02-23',
      townshipName: '东镇',
      villageName: '东村',
    });
    expect(archiveCoverTexts(subject, {}, {}, { townshipName: '西镇' }).townshipName).toBe('西镇');
  });
});

it('writes days out, or leaves room for them', () => {
  expect(formatDay('2026-03-02')).toBe('2026 年 3 月 2 日');
  expect(formatDay('')).toMatch(/^　+年　+月　+日$/);
});

it('groups the number as the standard prints it', () => {
  expect(archiveNumberGroups('32098110410500042')).toEqual(['320981', '104', '105', '00042']);
  expect(archiveNumberGroups('').join('')).toBe(' '.repeat(17));
});
