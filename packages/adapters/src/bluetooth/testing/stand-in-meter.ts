import type { BluetoothMeter, GattServer, GattValue, WebBluetooth } from '../web-bluetooth.ts';

/** A meter that speaks as the standard has it. Bytes of a characteristic as they are sent, one value after the other. */
export type StandInMeter = {
  readonly name?: string;
  /** Names of what the browser throws instead of letting somebody choose it, or of reaching it. */
  readonly refuses?: string;
  readonly unreachable?: string;
  readonly available?: boolean;
  readonly service?: number;
  /** Sent as soon as they are asked for. */
  readonly measurements?: readonly (readonly number[])[];
  /** Sent when records are asked for, with the answer of the record access control point. */
  readonly records?: {
    readonly glucose: readonly number[];
    readonly context?: readonly number[];
    readonly answer: readonly number[];
  };
};

/** The browser's Bluetooth with one meter near. Stands alone: tests in a browser put its text into the page. */
export function standInBluetooth(meter: StandInMeter): WebBluetooth & { readonly asked: string[]; leave(): void } {
  const asked: string[] = [];
  const thrown = (name: string): DOMException => new DOMException(name, name);
  const device: BluetoothMeter = Object.assign(new EventTarget(), { name: meter.name });
  const tell = (value: GattValue, bytes: readonly number[]): void => {
    Object.assign(value, { value: new DataView(Uint8Array.from(bytes).buffer) });
    value.dispatchEvent(new Event('characteristicvaluechanged'));
  };
  const values = new Map<number, GattValue>();
  const valueOf = (id: number): GattValue => {
    const known = values.get(id);
    if (known) return known;
    const made: GattValue = Object.assign(new EventTarget(), {
      async startNotifications() {
        asked.push(`listen ${id.toString(16)}`);
        if (id === 0x2a35) for (const bytes of meter.measurements ?? []) tell(made, bytes);
      },
      async writeValueWithResponse(bytes: Uint8Array) {
        asked.push(`write ${[...bytes].join(' ')}`);
        const { records } = meter;
        if (!records) return;
        if (records.glucose.length > 0) tell(valueOf(0x2a18), records.glucose);
        if (records.context) tell(valueOf(0x2a34), records.context);
        tell(made, records.answer);
      },
    });
    values.set(id, made);
    return made;
  };
  const server: GattServer = {
    async connect() {
      asked.push('connect');
      if (meter.unreachable) throw thrown(meter.unreachable);
      return server;
    },
    disconnect: () => void asked.push('disconnect'),
    async getPrimaryService(service) {
      if (service !== (meter.service ?? 0x1810)) throw thrown('NotFoundError');
      return {
        getCharacteristic: async (id) => {
          if (id === 0x2a34 && !meter.records?.context) throw thrown('NotFoundError');
          return valueOf(id);
        },
      };
    },
  };
  Object.assign(device, { gatt: server });
  return {
    asked,
    getAvailability: async () => meter.available ?? true,
    async requestDevice() {
      asked.push('choose');
      if (meter.refuses) throw thrown(meter.refuses);
      return device;
    },
    leave: () => void device.dispatchEvent(new Event('gattserverdisconnected')),
  };
}
