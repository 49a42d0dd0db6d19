/** What is used of a `MediaStreamTrack`. */
export type Track = {
  readonly id: string;
  readonly kind: string;
  readonly readyState: 'live' | 'ended';
  enabled: boolean;
  contentHint: string;
  getSettings(): { readonly deviceId?: string };
  stop(): void;
  addEventListener(type: 'ended', listener: () => void): void;
  removeEventListener(type: 'ended', listener: () => void): void;
};

export type CaptureWish = {
  readonly audio?: false | { readonly [constraint: string]: unknown };
  readonly video?: false | { readonly [constraint: string]: unknown };
};

type Stream = { getTracks(): readonly Track[] };

/** What is used of `navigator.mediaDevices` in a call. */
export type CaptureDevices = {
  enumerateDevices(): Promise<readonly { readonly kind: string; readonly deviceId: string }[]>;
  getUserMedia(wish: CaptureWish): Promise<Stream>;
  /** Absent on phones. */
  getDisplayMedia?(wish: CaptureWish): Promise<Stream>;
  addEventListener(type: 'devicechange', listener: () => void): void;
  removeEventListener(type: 'devicechange', listener: () => void): void;
};

export type Permission = {
  readonly state: 'granted' | 'denied' | 'prompt';
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
};

/** The browser as far as it takes sound and pictures in. */
export type CaptureBrowser = {
  /** Absent on a page without HTTPS. */
  devices(): CaptureDevices | undefined;
  /** `undefined` where the browser does not say. Never rejects. */
  permission(device: 'microphone' | 'camera'): Promise<Permission | undefined>;
};

export const browserCapture: CaptureBrowser = {
  devices: () => navigator.mediaDevices,
  permission: async (device) => {
    try {
      return await navigator.permissions.query({ name: device as PermissionName });
    } catch {
      return undefined;
    }
  },
};

const NOT_ALLOWED = ['NotAllowedError', 'SecurityError'];
const NOT_THERE = ['NotFoundError', 'OverconstrainedError'];

/** Why `getUserMedia` did not give a device, by the names of the Media Capture and Streams standard (W3C, section 10.2). */
export function deviceFailure(thrown: unknown): 'missing' | 'denied' | 'failed' {
  const name = thrown instanceof Error ? thrown.name : '';
  if (NOT_ALLOWED.includes(name)) return 'denied';
  return NOT_THERE.includes(name) ? 'missing' : 'failed';
}
