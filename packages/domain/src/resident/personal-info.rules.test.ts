import { describe, expect, it } from 'vitest';
import { citizenNumberFacts, historyDates, populationCategories } from './personal-info.rules.ts';

describe('facts of an identity number', () => {
  it.each([
    [{ idNumber: '11010519491231002X' }, { birthDate: '1949-12-31', sex: '2' }],
    [{ idNumber: '440524188001010014' }, { birthDate: '1880-01-01', sex: '1' }],
    [{ idNumber: '110105194912310021' }, { birthDate: '1949-12-31', checkDigitWrong: true }],
    [{ idNumber: '320000195802291234' }, { impossible: true }],
    [{ idNumber: '320000202602291234', today: '2026-11-20' }, { impossible: true }],
    [{ idNumber: '3200001988' }, { lengthWrong: true }],
    [{ idNumber: ' ' }, {}],
  ])('%o says %o', (input, facts) => {
    expect(citizenNumberFacts(input)).toEqual(facts);
  });
  it('refuses a birth date that is still to come', () => {
    expect(citizenNumberFacts({ idNumber: '320000198808080463', today: '1988-08-07' })).toMatchObject({
      impossible: true,
    });
    expect(citizenNumberFacts({ idNumber: '320000198808080463', today: '1988-08-08' })).toMatchObject({ sex: '2' });
  });
});

describe('population categories', () => {
  it.each([
    [{ age: 40, pastDiseases: ['1'], disabilities: ['1'] }, ['1']],
    [{ age: 65, pastDiseases: ['2', '3'] }, ['4', '5', '6']],
    [{ age: 6 }, ['2']],
    [{ age: 7 }, ['1']],
    [{ age: 50, pastDiseases: ['9', '8', '5', '10'], disabilities: ['5'] }, ['7', '8', '9', '10']],
    [{ pastDiseases: ['2'] }, undefined],
  ])('%o gives %o', (input, codes) => {
    expect(populationCategories(input).codes).toEqual(codes);
  });
});

describe('dates of the past history', () => {
  const person = { birthDate: '1960-05-20', filingDate: '2026-11-20' };
  it.each([
    ['1960-05', false, false],
    ['1960-04', true, false],
    ['1960', false, false],
    ['1959', true, false],
    ['2026-11', false, false],
    ['2026-12', false, true],
    ['2027', false, true],
  ])('%s is before birth: %s, after filing: %s', (month, beforeBirth, afterFiling) => {
    expect(historyDates({ ...person, transfusions: [{ reason: '外伤', occurredMonth: month }] })).toMatchObject({
      beforeBirth,
      afterFiling,
    });
    expect(historyDates({ ...person, pastDiseaseDetails: [{ disease: '2', diagnosedMonth: month }] })).toMatchObject({
      beforeBirth,
      afterFiling,
    });
  });
  it('compares the rows with the chosen diseases both ways', () => {
    const rows = [{ disease: '2', diagnosedMonth: '2019' }];
    expect(historyDates({ pastDiseases: ['2'], pastDiseaseDetails: rows })).toMatchObject({
      unchosenDisease: false,
      diseaseWithoutDetails: false,
    });
    expect(historyDates({ pastDiseases: ['2', '3'], pastDiseaseDetails: rows })).toMatchObject({
      unchosenDisease: false,
      diseaseWithoutDetails: true,
    });
    expect(historyDates({ pastDiseases: ['3'], pastDiseaseDetails: rows })).toMatchObject({ unchosenDisease: true });
    expect(historyDates({ pastDiseases: ['1'], pastDiseaseDetails: [{ disease: '1' }] })).toMatchObject({
      noneInDetails: true,
      unchosenDisease: false,
    });
  });
});
