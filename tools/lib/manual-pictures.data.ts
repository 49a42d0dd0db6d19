/** A picture of a screen in the manual. `of`: a resident found by this search, whose id stands for `:id` in the path. */
export type ManualPicture = {
  readonly name: string;
  readonly who: 'nobody' | 'doctor' | 'county' | 'township' | 'upload' | 'mch' | 'admin';
  readonly path: string;
  readonly of?: Readonly<Record<string, string>>;
};

const HYPERTENSIVE = { condition: 'hypertension', minAge: '66', maxAge: '90' };
const CHILD = { minAge: '1', maxAge: '5' };

/** The manual's pictures: `npm run manual:pictures` takes them, each stands in a chapter as `images/<name>.webp`. */
export const MANUAL_PICTURES: readonly ManualPicture[] = [
  { name: 'log-in', who: 'nobody', path: '/login' },
  { name: 'home', who: 'doctor', path: '/wel/index' },
  { name: 'group', who: 'doctor', path: '/custTj' },
  { name: 'residents', who: 'doctor', path: '/cust/base' },
  { name: 'archive', who: 'doctor', path: '/cust/jkdn/:id', of: HYPERTENSIVE },
  { name: 'check-up', who: 'doctor', path: '/cust/jkdn/:id/form/health-check-up', of: HYPERTENSIVE },
  { name: 'not-appointed', who: 'township', path: '/appointManage/appointListNot' },
  { name: 'progress', who: 'township', path: '/custTj/jdkb' },
  { name: 'follow-ups', who: 'doctor', path: '/followup/gxy' },
  { name: 'follow-up', who: 'doctor', path: '/cust/jkdn/:id/form/hypertension-follow-up', of: HYPERTENSIVE },
  { name: 'print', who: 'doctor', path: '/print/jktj?resident=:id', of: { ...HYPERTENSIVE, checkedUp: 'true' } },
  { name: 'import', who: 'township', path: '/cust/base/import' },
  { name: 'children', who: 'mch', path: '/health/etbjMenu' },
  { name: 'child', who: 'mch', path: '/health/etjbxx/:id', of: CHILD },
  { name: 'calls', who: 'doctor', path: '/info/video/video-home' },
  { name: 'upload', who: 'upload', path: '/uploadManage/uploadListNot' },
  { name: 'analysis', who: 'county', path: '/tjfx/lnrtjfx' },
  { name: 'staff', who: 'admin', path: '/upms/jgyh' },
];
