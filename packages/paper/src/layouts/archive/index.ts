import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as archiveCover } from './archive-cover.sheet.data.ts';
import { layout as consultationRecord } from './consultation-record.sheet.data.ts';
import { layout as disability } from './disability.sheet.data.ts';
import { layout as familyHistory } from './family-history.sheet.data.ts';
import { layout as pastHistory } from './past-history.sheet.data.ts';
import { layout as referralIn } from './referral-in.sheet.data.ts';
import { layout as referralOut } from './referral-out.sheet.data.ts';
import { layout as residentInfoCard } from './resident-info-card.sheet.data.ts';
import { layout as residentPersonalInfo } from './resident-personal-info.sheet.data.ts';
import { layout as visitRecord } from './visit-record.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'archive-cover': archiveCover,
  'resident-personal-info': residentPersonalInfo,
  'visit-record': visitRecord,
  'consultation-record': consultationRecord,
  'referral-out': referralOut,
  'referral-in': referralIn,
  'resident-info-card': residentInfoCard,
  'past-history': pastHistory,
  'family-history': familyHistory,
  disability,
};
