import type { AnswerFields } from '@gongwei/ui/lists';
import { lazy, type ComponentType } from 'react';
import type { UPLOAD_WINDOWS } from './upload-windows.tsx';
import { authenticated } from './composition/authenticated-modules.ts';

/** Windows of sessions, with the gateway behind them. */
const scheduling = <
  Name extends
    | 'BookVillages'
    | 'CallNextWindow'
    | 'CopySession'
    | 'PrintAppointmentRoll'
    | 'PrintInvitations'
    | 'PrintSpecimenLabels'
    | 'SessionChoice'
    | 'SessionEditor'
    | 'SignatureAnswer',
>(
  name: Name,
) =>
  lazy(async () => {
    const [screens, { schedulingModule }] = await Promise.all([
      import('@gongwei/ui/scheduling'),
      import('./composition/scheduling.module.ts'),
    ]);
    authenticated.add(schedulingModule);
    return { default: screens[name] };
  });

/** Windows of the ledger of uploads, with what they ask. */
const uploads = <Name extends keyof typeof UPLOAD_WINDOWS>(name: Name) =>
  lazy(async () => ({ default: (await import('./upload-windows.tsx')).UPLOAD_WINDOWS[name] }));

/** Labels of tubes and reports, with what prints them. */
const nucleic = (name: 'NucleicSeries' | 'PrintBoxLabels' | 'PrintNucleicReports' | 'PrintTubeLabels') =>
  lazy(async () => {
    const [screens, { nucleicModule }] = await Promise.all([
      import('@gongwei/ui/nucleic-acid/print'),
      import('./composition/nucleic.module.ts'),
    ]);
    authenticated.add(nucleicModule);
    return { default: screens[name] };
  });

/** Windows of 版本控制. */
const releases = (name: 'InstallCode' | 'RunningVersions') =>
  lazy(async () => {
    const [screens, { registersModule }] = await Promise.all([
      import('@gongwei/ui/back-office/releases'),
      import('./composition/registers.module.ts'),
    ]);
    authenticated.add(registersModule);
    return { default: screens[name] };
  });

/** Slips with first passwords, with what asks for them. */
const slips = lazy(async () => {
  const [{ PasswordSlips }, { rolesModule }] = await Promise.all([
    import('@gongwei/ui/back-office/slips'),
    import('./composition/roles.module.ts'),
  ]);
  authenticated.add(rolesModule);
  return { default: PasswordSlips };
});

/** What an account can see, with what asks for it. */
const effective = lazy(async () => {
  const [{ EffectiveWindow }, { rolesModule }] = await Promise.all([
    import('@gongwei/ui/back-office/effective'),
    import('./composition/roles.module.ts'),
  ]);
  authenticated.add(rolesModule);
  return { default: EffectiveWindow };
});

/** Windows of 接口令牌. */
const tokens = (name: 'NewToken' | 'TokenUses') =>
  lazy(async () => {
    const [screens, { rolesModule }] = await Promise.all([
      import('@gongwei/ui/back-office/tokens'),
      import('./composition/roles.module.ts'),
    ]);
    authenticated.add(rolesModule);
    return { default: screens[name] };
  });

/** 药物核对, with what asks for it. */
const medicationCheck = lazy(async () => {
  const [{ MedicationCheckWindow }, { medicationModule }] = await Promise.all([
    import('@gongwei/ui/prevention/medication'),
    import('./composition/medication.module.ts'),
  ]);
  authenticated.add(medicationModule);
  return { default: MedicationCheckWindow };
});

/** 规则设置 of 智能提醒, with what asks for it. */
const reminderLimits = lazy(async () => {
  const [{ ReminderLimitsWindow }, { reminderLimitsModule }] = await Promise.all([
    import('@gongwei/ui/reminders/limits'),
    import('./composition/reminder-limits.module.ts'),
  ]);
  authenticated.add(reminderLimitsModule);
  return { default: ReminderLimitsWindow };
});

/** 履约任务 of a contract, with what asks for them. */
const contractServices = lazy(async () => {
  const [{ ContractServicesWindow }, { contractServicesModule }] = await Promise.all([
    import('@gongwei/ui/prevention/contract'),
    import('./composition/contract-services.module.ts'),
  ]);
  authenticated.add(contractServicesModule);
  return { default: ContractServicesWindow };
});

/** What becomes of a resident's file, from a row. */
const resident = (name: 'ArchiveEventWindow' | 'MergeWindow') =>
  lazy(async () => ({ default: (await import('@gongwei/ui/resident/row-windows'))[name] }));

/** Windows that actions of lists open by name; each comes when it is first opened. */
export const LIST_WINDOWS = {
  'app-qr': releases('InstallCode'),
  'app-versions': releases('RunningVersions'),
  'archive-event': resident('ArchiveEventWindow'),
  'merge-archive': resident('MergeWindow'),
  'entry-history': lazy(async () => ({ default: (await import('@gongwei/ui/register/history')).EntryHistory })),
  'contract-services': contractServices,
  'medication-check': medicationCheck,
  'reminder-limits': reminderLimits,
  'prescription-template': lazy(async () => ({
    default: (await import('@gongwei/ui/prevention/prescription')).PrescriptionTemplateWindow,
  })),
  'password-slips': slips,
  'effective-pages': effective,
  'fault-ticket': lazy(async () => ({ default: (await import('@gongwei/ui/back-office/faults')).CopyFault })),
  'new-token': tokens('NewToken'),
  'token-uses': tokens('TokenUses'),
  'import-rows': lazy(async () => ({ default: (await import('./import-window.tsx')).ImportWindow })),
  'round-sheet': lazy(async () => ({ default: (await import('@gongwei/ui/plans')).PrintRound })),
  'nucleic-report': nucleic('PrintNucleicReports'),
  'tube-labels': nucleic('PrintTubeLabels'),
  'box-labels': nucleic('PrintBoxLabels'),
  'code-series': nucleic('NucleicSeries'),
  tubeWay: lazy(async () => ({ default: (await import('@gongwei/ui/nucleic-acid/way')).TubeWayWindow })),
  invitations: scheduling('PrintInvitations'),
  'specimen-labels': scheduling('PrintSpecimenLabels'),
  'appointment-roll': scheduling('PrintAppointmentRoll'),
  bookVillages: scheduling('BookVillages'),
  callNext: scheduling('CallNextWindow'),
  copySession: scheduling('CopySession'),
  sessionEditor: scheduling('SessionEditor'),
  uploadDetail: uploads('uploadDetail'),
  uploadTask: uploads('uploadTask'),
  reconciliation: uploads('reconciliation'),
  newUpload: uploads('newUpload'),
  uploadErrors: uploads('uploadErrors'),
  platformAccounts: uploads('platformAccounts'),
};

/** What actions ask for with parts of other areas; each comes when it is first asked. */
export const LIST_FIELDS: AnswerFields = {
  resident: lazy(async () => ({ default: (await import('@gongwei/ui/resident/choice')).ResidentChoice })),
  signature: scheduling('SignatureAnswer'),
  session: scheduling('SessionChoice'),
};

const followUploads = uploads('follow');
/** What stands in a list and keeps it in step with what the server tells. */
export const LIST_FOLLOWERS: { readonly [list: string]: ComponentType } = {
  'follow-up-list': lazy(async () => {
    const [{ RoundOrder }, { plansModule }] = await Promise.all([
      import('@gongwei/ui/plans'),
      import('./composition/plans.module.ts'),
    ]);
    authenticated.add(plansModule);
    return { default: RoundOrder };
  }),
  'upload-manage': followUploads,
  'upload-list': followUploads,
  'uploaded-list': followUploads,
  'not-uploaded-list': followUploads,
};
