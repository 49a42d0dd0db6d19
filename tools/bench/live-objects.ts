import type { CDPSession } from 'playwright';

/** What a page holds after everything was thrown away that can be: `open` of `kept` objects still work. */
export type Live = { readonly kept: number; readonly open: number };

/** How objects of a browser class say that they still work. */
const OPEN = {
  RTCPeerConnection: `({ connectionState }) => connectionState !== 'closed'`,
  MediaStreamTrack: `({ readyState }) => readyState === 'live'`,
  WebSocket: `({ readyState }) => readyState <= 1`,
} as const;
export type LiveClass = keyof typeof OPEN;

/** Looks through the page's memory itself: nothing in the page is wrapped, so nothing is kept by the measuring. */
export async function liveObjects(cdp: CDPSession, of: LiveClass): Promise<Live> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `${of}.prototype`, objectGroup: 'bench' });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'bench',
  });
  const { result: counted } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return JSON.stringify([this.length, this.filter(${OPEN[of]}).length]); }`,
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'bench' });
  const [kept = Number.NaN, open = Number.NaN] = JSON.parse(String(counted.value)) as readonly number[];
  return { kept, open };
}

/** Bytes of JavaScript that cannot be thrown away. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  // Objects with finalisers go with the second collection only.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
