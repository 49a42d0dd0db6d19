import type { HomeKind } from '@gongwei/domain/prevention';

/** What a kind of monitoring is called, and what belongs to it. */
export const DETAIL_KINDS: {
  readonly [Kind in HomeKind]: {
    readonly short: string;
    readonly list: string;
    readonly listTitle: string;
    readonly plan: string;
    readonly reading: string;
    readonly followUp: string;
    /** Columns of the list of patients that say who it is, in their order. */
    readonly facts: readonly string[];
  };
} = {
  pressure: {
    short: '血压',
    list: '/sjgl/xyhz',
    listTitle: '血压患者',
    plan: 'blood-pressure-patient',
    reading: 'blood-pressure-reading',
    followUp: 'hypertension-follow-up',
    facts: ['phone', 'type', 'homeAim', 'officeAim', 'medicine', 'risk', 'nextVisit', 'doctor', 'device', 'village', 'archiveNumber'],
  },
  glucose: {
    short: '血糖',
    list: '/sjgl/xthz',
    listTitle: '血糖患者',
    plan: 'blood-glucose-patient',
    reading: 'blood-glucose-reading',
    followUp: 'diabetes-follow-up',
    facts: ['phone', 'type', 'aim', 'mealAim', 'treatment', 'medicine', 'hba1c', 'nextVisit', 'doctor', 'device', 'village', 'archiveNumber'],
  },
};
