import type { Answers } from '@gongwei/domain/forms';
import { fullYears, type Json } from '@gongwei/domain/shared';
import { SURNAMES } from './names.data.ts';
import type { Random } from './random.ts';
import { personName, testPhone } from './seed-people.ts';
import type { SeedResident } from './seed-rows.ts';

const CONDITION_CODES: Readonly<Record<string, string>> = {
  hypertension: '2',
  diabetes: '3',
  'coronary-heart-disease': '4',
  copd: '5',
  tumour: '6',
  stroke: '7',
  psychosis: '8',
  tuberculosis: '9',
};

/** A complete 个人基本信息表 in the codes of its dictionaries, as it was filled on the day of filing. */
export function personalInfoAnswers(resident: SeedResident, index: number, random: Random): Answers {
  const age = fullYears(resident.birthDate, resident.filedOn);
  const grown = age >= 22;
  const diseases = resident.conditions.map((condition) => CONDITION_CODES[condition]!);
  const family = (): Json => (random.chance(0.82) ? ['1'] : [random.pick(['2', '3', '4', '7'])]);
  const diagnosedYear = Math.max(Number(resident.filedOn.slice(0, 4)) - random.integer(1, 12), 1995);
  return {
    name: resident.name,
    archiveNo: resident.archiveNumber,
    sex: resident.sex === 'male' ? '1' : '2',
    birthDate: resident.birthDate,
    idDocumentType: '01',
    idNumber: resident.idNumber,
    workplace: age < 18 ? (age >= 6 ? '学生' : '无') : random.chance(0.7) ? '务农' : '无',
    phone: resident.phone ?? testPhone(index + 500_000),
    contactName: personName(random, random.chance(0.5) ? 'male' : 'female', age < 20 ? 40 : age),
    contactPhone: testPhone(index + 250_000),
    contactRelation: age < 18 ? '5' : random.pick(['1', '1', '2', '3']),
    residenceType: random.chance(0.94) ? '1' : '2',
    ethnicGroup: random.chance(0.985) ? '01' : random.pick(['03', '11', '15']),
    aboBloodType: ['1', '2', '3', '4', '5'][random.weighted([27, 23, 29, 8, 13])]!,
    rhBloodType: random.chance(0.4) ? '2' : '3',
    educationLevel: educationOf(age, random),
    occupation:
      age < 18
        ? '7'
        : age >= 60
          ? random.pick(['4', '4', '4', '8'])
          : ['1', '2', '3', '4', '5', '8'][random.weighted([8, 6, 20, 42, 18, 6])]!,
    maritalStatus: grown ? ['2', '3', '4', '1'][random.weighted(age > 70 ? [66, 31, 1, 2] : [88, 3, 3, 6])]! : '1',
    paymentMethods: [random.chance(0.82) ? '3' : random.pick(['1', '2'])],
    drugAllergies: random.chance(0.94) ? ['1'] : [random.pick(['2', '3', '4'])],
    exposureHistory: ['1'],
    pastDiseases: diseases.length === 0 ? ['1'] : diseases,
    ...(diseases.length === 0
      ? {}
      : {
          pastDiseaseDetails: diseases.map((disease) => ({
            disease,
            diagnosedMonth: `${diagnosedYear}-${String(random.integer(1, 12)).padStart(2, '0')}`,
          })),
        }),
    surgeryHistory: '1',
    traumaHistory: '1',
    transfusionHistory: '1',
    familyHistoryFather: family(),
    familyHistoryMother: family(),
    familyHistorySiblings: family(),
    familyHistoryChildren: ['1'],
    hereditaryDiseaseHistory: '1',
    disabilities: random.chance(0.96) ? ['1'] : [random.pick(['2', '3', '5'])],
    kitchenVentilation: ['1', '2', '3', '4'][random.weighted([8, 62, 14, 16])]!,
    fuelType: ['1', '3', '5'][random.weighted([58, 30, 12])]!,
    drinkingWater: random.chance(0.93) ? '1' : '3',
    toiletType: random.chance(0.88) ? '1' : '2',
    livestockPen: ['1', '2', '4'][random.weighted([78, 15, 7])]!,
    currentAddress: resident.villageCode,
    currentAddressDetail: resident.address ?? resident.villageName,
    registeredAddress: resident.villageCode,
    registeredAddressDetail: resident.address ?? resident.villageName,
    townshipName: resident.address?.slice(0, resident.address.indexOf('镇') + 1) ?? '',
    villageName: resident.villageName,
    filingInstitution: resident.institutionCode,
    filingPerson: resident.doctorId,
    responsibleDoctor: resident.doctorId,
    filingDate: resident.filedOn,
    populationCategories: categoriesOf(age, resident),
    isHouseholdHead: grown && random.chance(0.36),
    householdHeadName: SURNAMES[index % 20]! + '建国',
    householdSize: random.integer(1, 5),
    archiveStatus: resident.status,
    ...(resident.status === '1' ? {} : { statusDate: resident.filedOn }),
  };
}

function educationOf(age: number, random: Random): string {
  if (age < 7) return '10';
  if (age < 13) return '8';
  if (age < 18) return '7';
  if (age >= 65) return ['9', '8', '7', '6'][random.weighted([38, 40, 18, 4])]!;
  return ['8', '7', '6', '4', '3', '2'][random.weighted(age >= 45 ? [30, 48, 14, 4, 3, 1] : [6, 38, 22, 10, 14, 10])]!;
}

function categoriesOf(age: number, resident: SeedResident): readonly string[] {
  const codes = [
    ...(age <= 6 ? ['2'] : []),
    ...(age >= 65 ? ['4'] : []),
    ...(resident.conditions.includes('hypertension') ? ['5'] : []),
    ...(resident.conditions.includes('diabetes') ? ['6'] : []),
    ...(resident.conditions.includes('psychosis') ? ['7'] : []),
  ];
  return codes.length === 0 ? ['1'] : codes;
}
