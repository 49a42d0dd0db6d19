export { createBluetoothMeters } from './bluetooth-meters.ts';
export type { BluetoothMeter, GattServer, GattService, GattValue, WebBluetooth } from './web-bluetooth.ts';
