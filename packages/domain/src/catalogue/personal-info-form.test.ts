import { beforeAll, describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type CompiledForm, type FormEngine } from '../forms/index.ts';
import { checkDigitOf } from '../resident/citizen-number.ts';
import { calendarDay } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

let form: CompiledForm;
beforeAll(async () => {
  form = compileForm(await loadForm('resident-personal-info'));
});
const opened = (answers: Answers, institutionCode = '320981104'): FormEngine => {
  const engine = createFormEngine(form, {
    today: calendarDay(2026, 11, 20),
    resident: { id: 'r1', name: '测试乙' },
    user: { id: 'doctor-1', name: '李医生', institutionCode },
  });
  engine.setMany(answers);
  return engine;
};
const troubles = (engine: FormEngine): readonly string[] =>
  engine
    .issues()
    .filter(({ severity }) => severity !== 'missing')
    .map(({ severity, code }) => `${severity} ${code}`);

describe('the personal information', () => {
  it('reads birth date, sex and age off the identity number', () => {
    const engine = opened({ idNumber: '320102196002291236' });
    expect(engine.answers()).toMatchObject({ birthDate: '1960-02-29', sex: '1', age: 66, populationCategories: ['4'] });
    expect(troubles(engine)).toEqual([]);
  });

  it('doubts no number of the own county, even where the county is on no list', () => {
    const number = `32099919600229123${checkDigitOf('32099919600229123')}`;
    expect(troubles(opened({ idNumber: number }))).toEqual(['warning check:id-region']);
    expect(troubles(opened({ idNumber: number }, '320999101'))).toEqual([]);
  });

  it.each(['571-1234567', '0571-1234567', '05711234567', '88888888', '13800138000'])(
    'takes the telephone %s',
    (phone) => {
      expect(troubles(opened({ phone }))).toEqual([]);
    },
  );

  it.each<readonly [answers: Answers, trouble: string]>([
    [{ idNumber: '110105194912310021' }, 'error check:id-check-digit'],
    [{ idNumber: '320000195802291234' }, 'error check:id-impossible'],
    [{ idNumber: '320000196002291238', birthDate: '1960-03-01' }, 'error check:id-birth-date'],
    [{ idNumber: '320000196002291238', sex: '2' }, 'error check:id-sex'],
    [{ idNumber: '320000196002291238' }, 'warning check:id-region'],
    [{ phone: '1380013' }, 'warning check:phone-cut'],
    [{ contactPhone: '13800138' }, 'warning check:contact-phone-cut'],
    [{ birthDate: '2020-01-01' }, 'warning check:young-child'],
    [
      { pastDiseases: ['2'], pastDiseaseDetails: [{ disease: '3', diagnosedMonth: '2019-05' }] },
      'error check:disease-details',
    ],
    [
      { birthDate: '1960-02-29', surgeryHistory: '2', surgeries: [{ name: '阑尾切除', occurredMonth: '1959' }] },
      'error check:history-before-birth',
    ],
    [{ traumaHistory: '2', traumas: [{ name: '骨折', occurredMonth: '2026-12' }] }, 'error check:history-after-filing'],
  ])('notices %o: %s', (answers, trouble) => {
    expect(troubles(opened(answers))).toContain(trouble);
  });

  it('asks who has no number for none, says why, and asks for the card once the number is there', () => {
    const born = { id: 'r1', sex: 'female', birthDate: calendarDay(2026, 11, 2), age: 0 } as const;
    const open = (resident: object): FormEngine =>
      createFormEngine(form, { today: calendarDay(2026, 11, 20), resident: { ...born, ...resident } });
    const asked = (engine: FormEngine): readonly unknown[] => {
      const { idDocumentType, idNumber, otherIdNumber } = engine.answers();
      const missing = engine.issues().map(({ field }) => field);
      return [idDocumentType, idNumber ?? otherIdNumber, missing.filter((field) => /idNumber$/i.test(field ?? ''))];
    };
    expect(asked(open({ noNumber: '1' }))).toEqual(['99', '无（新生儿未落户）', []]);
    expect(asked(open({ noNumber: '2' }))).toEqual(['99', '无（无证或号码不详）', []]);
    // Who has another document says its number.
    expect(asked(open({ noNumber: '3' }))).toEqual(['99', undefined, ['otherIdNumber']]);
    expect(asked(open({}))).toEqual(['01', undefined, ['idNumber']]);
    const passport = open({ noNumber: '2' });
    passport.set('idDocumentType', '03');
    expect(asked(passport)).toEqual(['03', undefined, ['otherIdNumber']]);
    const later = open({ idNumber: '110105********002X' });
    later.setMany({ idDocumentType: '99', otherIdNumber: '无（新生儿未落户）' });
    expect(troubles(later)).toContain('warning check:id-number-came');
  });

  it('takes the household address for that of a resident registered there, and of no other', () => {
    const engine = opened({ residenceType: '1', currentAddressDetail: '三组 5 号' });
    expect(engine.answers()['registeredAddressDetail']).toBe('三组 5 号');
    engine.set('residenceType', '2');
    expect(engine.answers()['registeredAddressDetail']).toBeUndefined();
  });

  it('asks to say which tumour, and a row of when each disease was found', () => {
    const engine = opened({ pastDiseases: ['2', '6'] });
    const missing = engine.issues().map(({ field }) => field);
    expect(missing).toContain('malignantTumorName');
    expect(missing).toContain('pastDiseaseDetails');
    expect(engine.answers()['populationCategories']).toBeUndefined();
  });
});
