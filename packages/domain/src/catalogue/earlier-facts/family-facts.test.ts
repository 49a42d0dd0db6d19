import { expect, it } from 'vitest';
import { compileForm, createFormEngine } from '../../forms/index.ts';
import { calendarDay } from '../../shared/index.ts';
import { loadForm } from '../load-form.ts';
import { familyAskedBy, familyFacts, homeFacts } from './family-facts.ts';

const today = calendarDay(2026, 6, 15);
const mother = {
  id: 'm',
  name: '李清照',
  birthDate: calendarDay(1996, 3, 1),
  idNumber: '320999********0027',
  phone: '199****0001',
  personal: { ethnicGroup: '11', educationLevel: '20', occupation: '1', aboBloodType: '' },
};
const user = { id: 'doctor', name: '王医生', institutionCode: '1' };

it('says of a family member what is recorded, under the keys of the forms', () => {
  expect(familyFacts('mother', mother)).toEqual({
    motherResidentId: 'm',
    motherName: '李清照',
    motherBirthDate: '1996-03-01',
    motherIdNumber: '320999********0027',
    motherPhone: '199****0001',
    motherEthnicity: '11',
    motherEducation: '20',
    motherOccupation: '1',
  });
  expect(familyFacts('father', { ...mother, phone: undefined, personal: undefined })).not.toHaveProperty('fatherPhone');
  expect([familyAskedBy('toString'), familyAskedBy('health-check-up')]).toEqual([[], []]);
});

it.each(['child-basic-info', 'newborn-home-visit', 'postpartum-newborn-visit'])(
  '%s begins with the parents by their own files',
  async (formId) => {
    const previous = {
      ...familyFacts('mother', mother),
      ...familyFacts('father', { ...mother, id: 'f', name: '赵明诚' }),
    };
    const engine = createFormEngine(compileForm(await loadForm(formId)), { today, user, previous });
    expect(engine.answers()).toMatchObject({
      motherPhone: '199****0001',
      motherBirthDate: '1996-03-01',
      motherOccupation: '1',
      fatherName: '赵明诚',
      fatherPhone: '199****0001',
    });
  },
);

it.each(['child-basic-info', 'newborn-home-visit', 'postpartum-newborn-visit'])(
  '%s names the mother whose file is tied, before what a sheet says',
  async (formId) => {
    const form = compileForm(await loadForm(formId));
    const child = {
      id: 'c',
      name: '赵小明',
      sex: 'male',
      birthDate: calendarDay(2026, 6, 1),
      age: 0,
      known: [],
    } as const;
    const previous = { motherName: '宋华金' };
    const named = (motherName?: string) =>
      createFormEngine(form, {
        today,
        user,
        previous,
        resident: { ...child, ...(motherName !== undefined && { motherName }) },
      }).answers()['motherName'];
    expect([named('李清照'), named()]).toEqual(['李清照', '宋华金']);
  },
);

it('takes address and nation of a child, and of a woman with child, over from the archive', async () => {
  const previous = {
    ...{
      ethnicGroup: '11',
      currentAddress: '320999101201',
      currentAddressDetail: '1 组 2 号',
      registeredAddress: '320999101202',
    },
    ...familyFacts('husband', { ...mother, name: '赵明诚' }),
  };
  const child = createFormEngine(compileForm(await loadForm('child-basic-info')), { today, user, previous });
  expect(child.answers()).toMatchObject({
    ethnicity: '11',
    currentRegion: '320999101201',
    registeredRegion: '320999101202',
    currentAddress: '1 组 2 号',
  });
  const woman = createFormEngine(compileForm(await loadForm('pregnancy-basic-info')), { today, user, previous });
  expect(woman.answers()).toMatchObject({
    ...{ ethnicity: '11', residenceAddress: '320999101201', householdAddress: '320999101202' },
    ...{ husbandName: '赵明诚', husbandIdNumber: '320999********0027', husbandAge: 30 },
  });
});

it('lets a child without personal information live with its mother, and have what both parents have', async () => {
  const [mothers, fathers] = [
    { currentAddress: '320999101201', currentAddressDetail: '1 组 2 号', registeredAddress: '1', ethnicGroup: '11' },
    { currentAddress: '320999101209', registeredAddress: '2', ethnicGroup: '11' },
  ];
  expect(homeFacts('child-basic-info', undefined, mothers, fathers)).toEqual({
    currentAddress: '320999101201',
    currentAddressDetail: '1 组 2 号',
    ethnicGroup: '11',
  });
  expect(homeFacts('child-basic-info', '3 组', mothers, undefined)).toEqual({
    currentAddress: '320999101201',
    currentAddressDetail: '3 组',
  });
  expect(homeFacts('health-check-up', '3 组', mothers, fathers)).toEqual({});
});
