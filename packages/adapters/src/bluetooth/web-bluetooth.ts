/** What is used of the browser's Bluetooth (Web Bluetooth), which the language's own types do not know. */
export type WebBluetooth = {
  getAvailability(): Promise<boolean>;
  /** Rejects with `NotFoundError` when nobody chose, `SecurityError` or `NotAllowedError` when it is not let. */
  requestDevice(options: {
    readonly filters: readonly { readonly services: readonly number[] }[];
  }): Promise<BluetoothMeter>;
};
export type BluetoothMeter = EventTarget & {
  readonly name?: string | undefined;
  readonly gatt?: GattServer | undefined;
};
export type GattServer = {
  connect(): Promise<GattServer>;
  disconnect(): void;
  /** Rejects with `NotFoundError` where it has none. */
  getPrimaryService(service: number): Promise<GattService>;
};
export type GattService = { getCharacteristic(characteristic: number): Promise<GattValue> };
/** A characteristic: tells its values by `characteristicvaluechanged` once they are asked for. */
export type GattValue = EventTarget & {
  readonly value?: DataView | undefined;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
};
