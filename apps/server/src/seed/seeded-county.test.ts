import { createHash } from 'node:crypto';
import { parseArchiveNumber, parseCitizenNumber, birthDateOf, isMobile, sexOf } from '@gongwei/domain/resident';
import { fullYears, parseCalendarDay, parseUuidV7, type CalendarDay } from '@gongwei/domain/shared';
import { buildInstitutionTree } from '@gongwei/domain/organisation';
import { describe, expect, it } from 'vitest';
import { AGE_BANDS } from './proportions.data.ts';
import { seedCounty } from './seeded-county.ts';
import type { SeedFile } from './seed-rows.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;
const county = seedCounty({ residents: 2_000, today });
const files = [...county.files()];
const records = files.flatMap((file) => file.records);
const percent = (part: number, whole: number): number => (100 * part) / whole;
const ageOf = (file: SeedFile): number => fullYears(file.resident.birthDate, today);
const elderly = files.filter((file) => ageOf(file) >= 65);
const close = (measured: number, target: number, points = 2): void => {
  expect(Math.abs(measured - target), `${measured.toFixed(1)} should be near ${target}`).toBeLessThanOrEqual(points);
};

describe('a seeded county of 2 000', () => {
  it('has the institutions of its size, as a tree', () => {
    const kinds = Map.groupBy(county.institutions, (one) => one.kind);
    expect(
      ['health-bureau', 'county-hospital', 'township-centre', 'village-clinic'].map(
        (kind) => kinds.get(kind as 'village-clinic')?.length,
      ),
    ).toEqual([1, 1, 3, 12]);
    expect(buildInstitutionTree(county.institutions)).toHaveLength(1);
    expect(new Set(county.institutions.map((one) => one.name)).size).toBe(county.institutions.length);
  });
  it('has a demo account for each role and a doctor in each village', () => {
    const demo = county.users.filter((user) => user.demo);
    expect(new Set(demo.flatMap((user) => user.roles)).size).toBe(15);
    expect(demo.map((user) => user.username)).toEqual(
      expect.arrayContaining(['county', 'township', 'doctor', 'village']),
    );
    expect(new Set(county.users.map((user) => user.username)).size).toBe(county.users.length);
    const clinics = county.institutions.filter((one) => one.level === 5).map((one) => one.code);
    expect(
      new Set(county.users.filter((user) => user.roles.includes('VIL')).map((user) => user.institutionCode)),
    ).toEqual(new Set(clinics));
  });
  it('gives everybody numbers that hold', () => {
    expect(files).toHaveLength(2_000);
    for (const { resident } of files) {
      const id = parseCitizenNumber(resident.idNumber, today);
      expect(id.ok && [birthDateOf(id.value), sexOf(id.value)]).toEqual([resident.birthDate, resident.sex]);
      expect(resident.idNumber.startsWith('320999')).toBe(true);
      expect(parseArchiveNumber(resident.archiveNumber).ok && parseUuidV7(resident.id) !== undefined).toBe(true);
      expect(resident.phone === undefined || (isMobile(resident.phone) && resident.phone.startsWith('19900'))).toBe(
        true,
      );
    }
    for (const key of ['id', 'idNumber', 'archiveNumber'] as const)
      expect(new Set(files.map(({ resident }) => resident[key])).size).toBe(2_000);
    expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
  });
  it('is the same for the same seed and another for another', () => {
    const digest = (seed: string): string => {
      const hash = createHash('sha256');
      for (const file of seedCounty({ residents: 300, today, seed }).files()) hash.update(JSON.stringify(file));
      return hash.digest('hex');
    };
    expect(digest('a')).toBe(digest('a'));
    expect(digest('a')).not.toBe(digest('b'));
  });
  it.each(AGE_BANDS.map((band) => [`${band.from}-${band.to}`, band] as const))(
    'has the share of the band %s',
    (_name, band) => {
      close(
        percent(files.filter((file) => ageOf(file) >= band.from && ageOf(file) <= band.to).length, files.length),
        band.share,
      );
    },
  );
  it('has as many managed patients as the country', () => {
    const having = (condition: 'hypertension' | 'diabetes'): number =>
      percent(files.filter((file) => file.resident.conditions.includes(condition)).length, files.length);
    close(having('hypertension'), 7.96, 1);
    close(having('diabetes'), 2.58, 1);
    close(percent(files.filter((file) => file.resident.status === '1').length, files.length), 95.2, 2);
  });
  it.each([
    ['2024', 64],
    ['2025', 67],
  ])('in %s examined its share of the elderly: %i', (year, rate) => {
    const then = files.filter(
      (file) =>
        file.resident.status === '1' && fullYears(file.resident.birthDate, `${year}-12-31` as CalendarDay) >= 65,
    );
    const examined = then.filter((file) =>
      file.records.some((record) => record.formId === 'health-check-up' && record.occurredOn.startsWith(year)),
    );
    close(percent(examined.length, then.length), rate, 2);
  });
  it('has a third of the controlled visits not controlled, and 7 % of the patients overdue', () => {
    const visits = records.filter((record) => record.formId === 'hypertension-follow-up');
    close(percent(visits.filter((visit) => visit.data['visitClass'] === '1').length, visits.length), 66, 2.5);
    const patients = files.filter(
      (file) => file.resident.status === '1' && file.resident.conditions.includes('hypertension'),
    );
    const late = patients.filter(
      (file) =>
        (file.records.findLast((record) => record.formId === 'hypertension-follow-up')?.data['nextFollowUpDate'] ??
          '9') < today,
    );
    close(percent(late.length, patients.length), 7, 2);
  });
  it('judges every check-up by the rules of the product', () => {
    const checkUps = records.filter((record) => record.formId === 'health-check-up');
    expect(checkUps.length).toBeGreaterThan(500);
    expect(
      checkUps.every(
        (record) => record.data['healthEvaluation'] === '1' || typeof record.data['abnormality1'] === 'string',
      ),
    ).toBe(true);
    const ofElderly = checkUps.filter((record) => Number(record.data['elderSelfCareAssessment']) > 0);
    const high = ofElderly.filter(
      (record) => Math.max(Number(record.data['leftSystolic']), 0) >= 140 || Number(record.data['leftDiastolic']) >= 90,
    );
    close(percent(high.length, ofElderly.length), 46, 3);
  });
  it('has nothing after today, before filing, or out of order', () => {
    for (const { resident, records: own } of files) {
      for (const record of own)
        expect(
          record.occurredOn >= resident.filedOn && record.occurredOn <= today && record.subjectId === resident.id,
        ).toBe(true);
      expect(own.map((record) => record.createdAt)).toEqual(own.map((record) => record.createdAt).toSorted());
    }
    expect(elderly.length).toBeGreaterThan(300);
  });
});

it('has the full county from 100 000 on and makes residents only when they are asked for', () => {
  const full = seedCounty({ residents: 1_000_000, today });
  expect(full.institutions.filter((one) => one.level === 5)).toHaveLength(240);
  expect(full.institutions.filter((one) => one.level === 4)).toHaveLength(18);
  const first = full.files()[Symbol.iterator]().next();
  expect(first.done).toBe(false);
  expect(() => seedCounty({ residents: 50, today })).toThrow(RangeError);
});
