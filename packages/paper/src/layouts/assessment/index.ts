import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as basicInfo } from './assessment-basic-info.sheet.data.ts';
import { layout as dyslipidemia } from './assessment-dyslipidemia.sheet.data.ts';
import { layout as hypertension } from './assessment-hypertension.sheet.data.ts';
import { layout as metabolicSyndrome } from './assessment-metabolic-syndrome.sheet.data.ts';
import { layout as obesity } from './assessment-obesity.sheet.data.ts';
import { layout as self } from './assessment-self.sheet.data.ts';
import { layout as stroke } from './assessment-stroke.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'assessment-basic-info': basicInfo,
  'assessment-dyslipidemia': dyslipidemia,
  'assessment-hypertension': hypertension,
  'assessment-metabolic-syndrome': metabolicSyndrome,
  'assessment-obesity': obesity,
  'assessment-self': self,
  'assessment-stroke': stroke,
};
