/** Meters somebody can be bound to, under the codes of the specification: blood pressure, blood sugar. */
export type DeviceKind = 'xy' | 'xt';

const NAMES = { xy: '血压', xt: '血糖' } as const satisfies Readonly<Record<DeviceKind, string>>;

/** A kind of meter in words. */
export const deviceName = (kind: DeviceKind): string => `${NAMES[kind]}设备`;

/** The specification's sentences of a binding. */
export const bindingMessage = (kind: DeviceKind, what: 'empty' | 'failed' | 'done'): string =>
  `${deviceName(kind)}${{ empty: '编码为空', failed: '绑定失败', done: '绑定成功' }[what]}`;
