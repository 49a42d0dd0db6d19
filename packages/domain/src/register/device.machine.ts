import { setup } from 'xstate';

/** States of a device by their codes (`state` of the form): 0 未绑定, 1 已绑定用户, 2 已绑定居民, 3 离线, 4 维修中, 5 已报废. */
export type DeviceEvent =
  | 'BIND_USER'
  | 'BIND_RESIDENT'
  | 'UNBIND'
  | 'SILENT'
  | 'CONTACT_USER'
  | 'CONTACT_RESIDENT'
  | 'CALIBRATE'
  | 'REPAIR'
  | 'REPAIRED'
  | 'REPAIRED_USER'
  | 'REPAIRED_RESIDENT'
  | 'SCRAP';

const CALIBRATE = { actions: 'noteCalibration' } as const;
const WORKING = { CALIBRATE, REPAIR: '4', SCRAP: '5' } as const;
const BOUND = { BIND_USER: '1', BIND_RESIDENT: '2', UNBIND: '0' } as const;

/**
 * A blood pressure or glucose meter: bound to somebody and given back, out of contact, repaired, scrapped for good. Binding a bound one
 * closes the old binding first. Effect: `noteCalibration`, the days of a calibration. Source: [P] modules 1.6.
 */
export const deviceMachine = setup({
  types: { events: {} as { readonly type: DeviceEvent } },
  actions: { noteCalibration: () => {} },
}).createMachine({
  id: 'device',
  initial: '0',
  states: {
    '0': { on: { ...WORKING, BIND_USER: '1', BIND_RESIDENT: '2' } },
    '1': { on: { ...WORKING, ...BOUND, SILENT: '3' } },
    '2': { on: { ...WORKING, ...BOUND, SILENT: '3' } },
    '3': { on: { ...WORKING, ...BOUND, CONTACT_USER: '1', CONTACT_RESIDENT: '2' } },
    // Its binding outlasts a repair: it goes back to whom it was with.
    '4': { on: { CALIBRATE, REPAIRED: '0', REPAIRED_USER: '1', REPAIRED_RESIDENT: '2', SCRAP: '5' } },
    '5': { type: 'final' },
  },
});

/** The codes of the states that take an event. */
export const deviceStatesThatTake = (event: DeviceEvent): readonly string[] =>
  Object.entries(deviceMachine.states).flatMap(([code, state]) => (state.ownEvents.includes(event) ? [code] : []));
