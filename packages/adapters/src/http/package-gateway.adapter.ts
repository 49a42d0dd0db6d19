import type { PackageGateway } from '@gongwei/application/back-office';
import { member, memberText, required, requiredList, requiredNumber, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Packages of the app that are uploaded, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpPackageGateway = (calls: WireCalls): PackageGateway => ({
  async begin(file) {
    const { body } = await calls.resource({ method: 'POST', path: '/v1/app-packages', body: file });
    return { ticket: requiredText(body, 'ticket'), pieceBytes: requiredNumber(body, 'pieceBytes') };
  },
  async send({ ticket, offset, bytes }, onSent, asker) {
    const body = new FormData();
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'piece');
    const headers = { 'x-package-ticket': ticket, 'x-package-offset': String(offset) };
    const { data } = await calls.envelope({ method: 'POST', path: '/excels/putapk', body, headers, onSent, asker });
    const got = required(data, 'package');
    const received = requiredNumber(got, 'received');
    if (member(got, 'url') === undefined) return { received };
    const [url, name, md5] = [requiredText(got, 'url'), requiredText(got, 'name'), requiredText(got, 'md5')];
    return { received, stored: { url, name, size: requiredNumber(got, 'size'), md5 } };
  },
  async versions(asker) {
    const { body } = await calls.resource({
      method: 'GET',
      path: '/v1/app-terminals/versions',
      ...(asker && { asker }),
    });
    return requiredList(body, 'versions').map((row) => {
      const [downloads, state] = [member(row, 'downloads'), memberText(row, 'state')];
      return {
        appName: requiredText(row, 'appName'),
        platform: requiredText(row, 'platform'),
        versionName: requiredText(row, 'versionName'),
        versionCode: requiredNumber(row, 'versionCode'),
        terminals: requiredNumber(row, 'terminals'),
        share: requiredNumber(row, 'share'),
        ...(typeof downloads === 'number' && { downloads }),
        ...(state !== undefined && { state }),
      };
    });
  },
});
