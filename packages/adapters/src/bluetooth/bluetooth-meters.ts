import type { MeterNews, Meters, MeterTrouble } from '@gongwei/application/prevention';
import { createScope, type Clock, type Scope } from '@gongwei/application/shared';
import { requestLastRecord, type DeviceKind } from '@gongwei/domain/prevention';
import { Observable } from 'rxjs';
import type { BluetoothMeter, GattService, GattValue, WebBluetooth } from './web-bluetooth.ts';

/** Services of the Bluetooth SIG: blood pressure, glucose. */
const SERVICES: { readonly [Kind in DeviceKind]: number } = { xy: 0x1810, xt: 0x1808 };
const MEASUREMENTS: { readonly [Kind in DeviceKind]: number } = { xy: 0x2a35, xt: 0x2a18 };
const [GLUCOSE_CONTEXT, RECORDS] = [0x2a34, 0x2a52];
/** Answer of the record access control point: what it was about, and how it ended. */
const ANSWERED = 6;
const NO_RECORDS = 6;

/** Milliseconds: so long a cuff may take that is put on now; so long a meter may hesitate; between values that belong together. */
const WAIT: { readonly [Kind in DeviceKind]: number } = { xy: 180_000, xt: 30_000 };
const QUIET = 1_000;

/** Meters of the standard blood pressure and glucose services; what was chosen last is used again as long as the page lives. */
export function createBluetoothMeters(bluetooth: WebBluetooth, clock: Clock): Meters {
  const chosen = new Map<DeviceKind, BluetoothMeter>();
  const choose = async (kind: DeviceKind, anew: boolean): Promise<BluetoothMeter | MeterTrouble> => {
    const before = anew ? undefined : chosen.get(kind);
    if (before) return before;
    try {
      const meter = await bluetooth.requestDevice({ filters: [{ services: [SERVICES[kind]] }] });
      chosen.set(kind, meter);
      return meter;
    } catch (failure) {
      if (isNamed(failure, 'SecurityError', 'NotAllowedError')) return 'forbidden';
      return (await bluetooth.getAvailability().catch(() => false)) ? 'cancelled' : 'off';
    }
  };
  return {
    read: (kind, anew) =>
      new Observable<MeterNews>((hearer) => {
        const scope = createScope();
        const run = async (): Promise<void> => {
          const meter = await choose(kind, anew);
          if (typeof meter === 'string') return hearer.next({ heard: 'trouble', trouble: meter });
          const device = meter.name?.trim() || '未命名的设备';
          hearer.next({ heard: 'device', device });
          const answer = scope.ended ? 'cancelled' : await valuesOf(kind, meter, scope, clock);
          hearer.next(
            typeof answer === 'string'
              ? { heard: 'trouble', device, trouble: answer }
              : { heard: 'values', device, values: answer },
          );
        };
        void run().then(() => hearer.complete());
        return () => scope.end();
      }),
  };
}

type Values = { readonly measurements: Uint8Array[]; readonly contexts: Uint8Array[] };

/** Connects, listens until there is all of it, and lets the meter go: it sleeps then, and another PC may have it. */
async function valuesOf(
  kind: DeviceKind,
  meter: BluetoothMeter,
  scope: Scope,
  clock: Clock,
): Promise<Values | MeterTrouble> {
  const { gatt } = meter;
  if (!gatt) return 'away';
  scope.onEnd(() => gatt.disconnect());
  try {
    const server = await gatt.connect();
    const service = await server.getPrimaryService(SERVICES[kind]);
    return await listened(kind, meter, service, scope, clock);
  } catch (failure) {
    if (scope.ended) return 'cancelled';
    if (isNamed(failure, 'SecurityError', 'NotAllowedError')) return 'forbidden';
    return isNamed(failure, 'NotFoundError') ? 'foreign' : 'away';
  } finally {
    scope.end();
  }
}

function listened(
  kind: DeviceKind,
  meter: BluetoothMeter,
  service: GattService,
  scope: Scope,
  clock: Clock,
): Promise<Values | MeterTrouble> {
  const values: Values = { measurements: [], contexts: [] };
  return new Promise((resolve, reject) => {
    const whatThereIs = (otherwise: MeterTrouble): void => resolve(values.measurements.length > 0 ? values : otherwise);
    let stopWaiting = (): void => {};
    const ask = async (): Promise<void> => {
      const measurement = await service.getCharacteristic(MEASUREMENTS[kind]);
      on(measurement, scope, (bytes) => {
        values.measurements.push(bytes);
        // A cuff sends what it holds one after the other and does not say which is the last.
        stopWaiting();
        stopWaiting = scope.after(clock, QUIET, () => whatThereIs('silent'));
      });
      await measurement.startNotifications();
      if (kind === 'xt') await askForLast(service, scope, values.contexts, () => whatThereIs('empty'));
    };
    const leave = (): void => whatThereIs('away');
    meter.addEventListener('gattserverdisconnected', leave);
    scope.onEnd(() => meter.removeEventListener('gattserverdisconnected', leave));
    scope.onEnd(() => resolve('cancelled'));
    scope.after(clock, WAIT[kind], () => whatThereIs('silent'));
    ask().catch(reject);
  });
}

/** A glucose meter tells its last record when it is asked; the meal of it, where it knows one. */
async function askForLast(service: GattService, scope: Scope, contexts: Uint8Array[], none: () => void): Promise<void> {
  const context = await service.getCharacteristic(GLUCOSE_CONTEXT).catch(() => undefined);
  if (context) {
    on(context, scope, (bytes) => contexts.push(bytes));
    await context.startNotifications();
  }
  const records = await service.getCharacteristic(RECORDS);
  on(records, scope, ([what, , , how]) => {
    if (what === ANSWERED && how === NO_RECORDS) none();
  });
  await records.startNotifications();
  await records.writeValueWithResponse(new Uint8Array(requestLastRecord()));
}

function on(value: GattValue, scope: Scope, hear: (bytes: Uint8Array) => void): void {
  const changed = (): void => {
    const { value: view } = value;
    if (view) hear(new Uint8Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)));
  };
  value.addEventListener('characteristicvaluechanged', changed);
  scope.onEnd(() => value.removeEventListener('characteristicvaluechanged', changed));
}

const isNamed = (failure: unknown, ...names: readonly string[]): boolean =>
  failure instanceof DOMException && names.includes(failure.name);
