/** What is used of the browser's Bluetooth (Web Bluetooth), which the language's own types do not know. */
export type WebBluetooth = {
  getAvailability(): Promise<boolean>;
  /** Rejects with `NotFoundError` when nobody chose, `SecurityError` or `NotAllowedError` when it is not let. */
  requestDevice(options: {
    readonly filters: readonly { readonly services: readonly number[] }[];
  }): Promise<BluetoothMeter>;
};
/** A meter somebody chose; `gatt` is missing where the browser lets nobody speak with it. */
export type BluetoothMeter = EventTarget & {
  readonly name?: string | undefined;
  readonly gatt?: GattServer | undefined;
};
/** A meter that can be connected to; once it is, its services can be asked for. */
export type GattServer = {
  connect(): Promise<GattServer>;
  disconnect(): void;
  /** Rejects with `NotFoundError` where it has none. */
  getPrimaryService(service: number): Promise<GattService>;
};
/** A service of a meter: finds its characteristics by their numbers. Rejects with `NotFoundError`. */
export type GattService = { getCharacteristic(characteristic: number): Promise<GattValue> };
/** A characteristic: tells its values by `characteristicvaluechanged` once they are asked for. */
export type GattValue = EventTarget & {
  readonly value?: DataView | undefined;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
};
