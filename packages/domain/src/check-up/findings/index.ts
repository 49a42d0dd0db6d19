import type { FindingGroup } from '../check-up-subject.ts';
import { bloodCountFindings } from './blood-count.rules.ts';
import { bloodPressureFindings } from './blood-pressure.rules.ts';
import { bodyShapeFindings } from './body-shape.rules.ts';
import { ecgFindings } from './ecg.rules.ts';
import { elderlyFindings } from './elderly.rules.ts';
import { glucoseFindings } from './glucose.rules.ts';
import { imagingFindings } from './imaging.rules.ts';
import { kidneyFindings } from './kidney.rules.ts';
import { lipidFindings } from './lipids.rules.ts';
import { liverFindings } from './liver.rules.ts';
import { physicalFindings } from './physical.rules.ts';
import { senseFindings } from './senses.rules.ts';
import { tumourMarkerFindings } from './tumour-marker.rules.ts';
import { urineFindings } from './urine.rules.ts';
import { vitalSignFindings } from './vital-signs.rules.ts';

/** All groups in the order of section 4, which is the order of rules within a category. */
export const FINDING_GROUPS: readonly FindingGroup[] = [
  bloodPressureFindings,
  bodyShapeFindings,
  glucoseFindings,
  lipidFindings,
  liverFindings,
  kidneyFindings,
  bloodCountFindings,
  urineFindings,
  ecgFindings,
  imagingFindings,
  tumourMarkerFindings,
  vitalSignFindings,
  physicalFindings,
  senseFindings,
  elderlyFindings,
];
