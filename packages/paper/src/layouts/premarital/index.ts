import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as premaritalBasicInfo } from './premarital-basic-info.sheet.data.ts';
import { layout as premaritalCertificate } from './premarital-certificate.sheet.data.ts';
import { layout as premaritalFemaleGeneralExam } from './premarital-female-general-exam.sheet.data.ts';
import { layout as premaritalFemalePhysicalExam } from './premarital-female-physical-exam.sheet.data.ts';
import { layout as premaritalMaleGeneralExam } from './premarital-male-general-exam.sheet.data.ts';
import { layout as premaritalMalePhysicalExam } from './premarital-male-physical-exam.sheet.data.ts';

/** Sheets of the premarital examination. */
export const LAYOUTS: ModuleLayouts = {
  'premarital-basic-info': premaritalBasicInfo,
  'premarital-certificate': premaritalCertificate,
  'premarital-female-general-exam': premaritalFemaleGeneralExam,
  'premarital-female-physical-exam': premaritalFemalePhysicalExam,
  'premarital-male-general-exam': premaritalMaleGeneralExam,
  'premarital-male-physical-exam': premaritalMalePhysicalExam,
};
