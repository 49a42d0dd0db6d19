import { describe, expect, it } from 'vitest';
import type { Answers } from '../forms/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { residentChangesFrom } from './resident-from-personal-info.ts';

const changesFrom = (data: Answers) => residentChangesFrom(data, '2026-11-20' as CalendarDay);

describe('what personal information says about the resident', () => {
  it('takes over who they are, where they live and what they are known to have', () => {
    expect(
      changesFrom({
        name: ' 测试丙 ',
        sex: '1',
        birthDate: '1960-02-29',
        idNumber: '320000196002291238',
        phone: '13900000001',
        currentAddressDetail: '三组 5 号',
        villageName: '王庄村',
        filingInstitution: '320981104',
        responsibleDoctor: 'doctor-1',
        filingDate: '2026-11-20',
        archiveStatus: '1',
        pastDiseases: ['2', '10', '3', '13'],
        malignantTumorName: 'x',
      }),
    ).toEqual({
      name: '测试丙',
      sex: 'male',
      birthDate: '1960-02-29',
      idNumber: '320000196002291238',
      phone: '13900000001',
      address: '三组 5 号',
      villageName: '王庄村',
      institutionCode: '320981104',
      doctorId: 'doctor-1',
      filedOn: '2026-11-20',
      status: '1',
      conditions: ['hypertension', 'diabetes'],
    });
  });

  it('leaves out what is unknown or wrong instead of storing it', () => {
    expect(
      changesFrom({
        sex: '9',
        birthDate: '1960-02-30',
        idNumber: '110105194912310021',
        archiveStatus: '7',
        name: '',
      }),
    ).toEqual({});
  });

  it('leaves out days that have not come', () => {
    // A right number of somebody who is born next week.
    expect(changesFrom({ birthDate: '2026-11-27', idNumber: '110105202611270017' })).toEqual({});
    expect(changesFrom({ birthDate: '2026-11-20' })).toEqual({ birthDate: '2026-11-20' });
  });

  it('tells no diseases apart from an unanswered question', () => {
    expect(changesFrom({ pastDiseases: ['1'] })).toEqual({ conditions: [] });
    expect(changesFrom({})).toEqual({});
  });
});
