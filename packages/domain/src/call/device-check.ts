/** What is looked at before a call. */
export const CHECKED = ['camera', 'speaker', 'microphone', 'network'] as const;
/** One of the things the device check looks at. */
export type Checked = (typeof CHECKED)[number];

/** What the browser said: which devices it knows, whether it lets the page use them, and whether the server answers. */
export type DeviceFindings = {
  readonly present: { readonly camera: boolean; readonly speaker: boolean; readonly microphone: boolean };
  /** `denied`: the user or the browser refuses; `failed`: a device is there and cannot be opened (in use, broken). */
  readonly access: 'granted' | 'denied' | 'failed';
  readonly network: boolean;
};

/** What the device check found: each thing by itself, and one sentence for the user. */
export type DeviceCheckResult = {
  readonly passed: Readonly<Record<Checked, boolean>>;
  /** The sentence of the product specification (section 5). */
  readonly message: string;
};

const DEVICES = [
  ['camera', '【摄像头】'],
  ['speaker', '【扬声器】'],
  ['microphone', '【麦克风】'],
] as const;
const NETWORK_FAILED = '网络连接失败，请检查网络连接';

/** The four results and the one sentence that matters most. */
export function judgeDevices({ present, access, network }: DeviceFindings): DeviceCheckResult {
  const usable = access === 'granted';
  return {
    passed: {
      camera: present.camera && usable,
      speaker: present.speaker,
      microphone: present.microphone && usable,
      network,
    },
    message: messageOf({ present, access, network }),
  };
}

function messageOf({ present, access, network }: DeviceFindings): string {
  const missing = DEVICES.filter(([device]) => !present[device]).map(([, name]) => name);
  if (missing.length > 0) return `未检测到${missing.join('')}设备，请检查设备连接`;
  if (access === 'denied') return `请允许浏览器及网页访问摄像头/麦克风设备${network ? '' : `，${NETWORK_FAILED}`}`;
  if (!network) return NETWORK_FAILED;
  return access === 'granted' ? '设备及网络连接成功' : '连接出错，请重试';
}
