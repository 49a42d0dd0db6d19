import { fault } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createPackageUploads, type PackageGateway } from './index.ts';

const PIECE = 4;
const BYTES = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const FILE = {
  name: 'a.apk',
  bytes: BYTES.length,
  piece: async (from: number, to: number) => BYTES.slice(from, to),
};
const STORED = { url: '/api/v1/app-packages/p1/file', name: 'a.apk', size: 1, md5: 'sum' };

/** A server whose line breaks before or after the pieces of these numbers, counted from 1. */
function server(breaks: { readonly before?: number; readonly after?: number } = {}) {
  const got: number[] = [];
  let turn = 0;
  const broken = () => fault({ code: 'http.offline', category: 'network', message: '网络不通' });
  const gateway: PackageGateway = {
    versions: async () => [],
    begin: async () => ({ ticket: 't', pieceBytes: PIECE }),
    async send({ offset, bytes }, onSent) {
      turn += 1;
      if (turn === breaks.before) throw broken();
      onSent(1);
      if (offset === got.length) got.push(...bytes);
      if (turn === breaks.after) throw broken();
      return { received: got.length, ...(got.length === BYTES.length && { stored: STORED }) };
    },
  };
  return { got, upload: createPackageUploads(gateway).open() };
}

describe('an upload of a package', () => {
  it('sends every byte once, in order, and tells how far it is', async () => {
    const { got, upload } = server();
    const shares: number[] = [];
    upload.state$.subscribe((state) => state.step === 'sending' && shares.push(state.share));
    expect(await upload.send(FILE)).toEqual(STORED);
    expect(got).toEqual([...BYTES]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(upload.state$.value).toEqual({ step: 'idle' });
  });

  it.each([{ before: 2 }, { after: 2 }])('goes on where the line broke (%j)', async (breaks) => {
    const { got, upload } = server(breaks);
    expect(await upload.send(FILE)).toBeUndefined();
    expect(upload.state$.value).toMatchObject({ step: 'failed', message: '网络不通', again: true });
    expect(await upload.resume()).toEqual(STORED);
    expect(got).toEqual([...BYTES]);
  });

  it('refuses what is no package before anything is sent', async () => {
    const { got, upload } = server();
    for (const wrong of [{ name: 'a.zip' }, { bytes: 0 }, { bytes: 501 * 1024 * 1024 }]) {
      expect(await upload.send({ ...FILE, ...wrong })).toBeUndefined();
      expect(upload.state$.value).toMatchObject({ step: 'failed', again: false });
    }
    expect(got).toEqual([]);
  });

  it('is left behind by the next one, and by who cancels', async () => {
    const { upload } = server();
    const first = upload.send(FILE);
    upload.cancel();
    expect(await first).toBeUndefined();
    expect(upload.state$.value).toEqual({ step: 'idle' });
    expect(await upload.resume()).toBeUndefined();
  });
});
