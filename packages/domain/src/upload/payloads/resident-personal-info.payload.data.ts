import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 个人基本信息表: what the platform has fields for, and what it does not take a record without. */
export const personalInfo: PayloadDefinition = {
  recordType: '1',
  formId: 'resident-personal-info',
  day: 'filingDate',
  required: names(`sex birthDate phone contactName contactPhone residenceType ethnicGroup aboBloodType educationLevel maritalStatus paymentMethods filingDate`),
  sends: names(`
    sex birthDate workplace phone contactName contactPhone contactRelation residenceType ethnicGroup ethnicCategory
    aboBloodType rhBloodType educationLevel occupation maritalStatus paymentMethods paymentMethodOther medicalInsuranceNo
    drugAllergies drugAllergyOther exposureHistory pastDiseases malignantTumorName occupationalDiseaseName otherDiseaseName
    surgeryHistory traumaHistory transfusionHistory familyHistoryFather familyHistoryFatherOther familyHistoryMother
    familyHistoryMotherOther familyHistorySiblings familyHistorySiblingsOther familyHistoryChildren
    familyHistoryChildrenOther hereditaryDiseaseHistory hereditaryDiseaseName disabilities disabilityOther
    kitchenVentilation fuelType fuelTypeOther drinkingWater drinkingWaterOther toiletType livestockPen currentAddressDetail
    registeredAddressDetail townshipName villageName filingDate populationCategories remarks relationToHead householdSize
    livingArrangement deathDate deathCause lostReason moveOutDestination
  `),
};
