import { createInstallFacts, type InstallFacts } from '@gongwei/application/back-office';
import { RecordRepository } from '@gongwei/application/forms';
import { renderSVG } from 'uqr';
import type { ActionTarget } from '../lists/index.ts';
import { Button, buttonClass, DialogBox, FaultState, Icon, useLoaded, useService } from '../shared/index.ts';
import './releases.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 下载二维码 of a version: scanned with a terminal it downloads the package, without logging in, for as long as the version is given out. */
export const InstallCode = ({ target, onClose }: Props) => {
  const [row] = target.rows;
  return row ? <Code recordId={row.id} onClose={onClose} /> : null;
};

const Code = ({ recordId, onClose }: { readonly recordId: string; readonly onClose: () => void }) => {
  const { value, failure, loading } = useLoaded(createInstallFacts, useService(RecordRepository), recordId);
  return (
    <DialogBox title="下载二维码" width={560} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {failure ? <FaultState fault={failure} /> : null}
      {value ? <Shown facts={value} /> : null}
      {value || loading || failure ? null : <p className="gw-muted">这个版本的安装包不在本平台上，没有下载地址。</p>}
    </DialogBox>
  );
};

/** Where a page was opened on the server's own machine its address leads nowhere from a telephone. */
const ownMachine = /^(localhost|127\.|\[::1\])/;

const Shown = ({ facts: { address, versionName, md5, staged } }: { readonly facts: InstallFacts }) => {
  const { origin, hostname } = window.location;
  const url = origin + address;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 2 }))}`;
  return (
    <div className="gw-install">
      <img src={picture} width={200} height={200} alt={`版本 ${versionName} 的下载二维码`} data-code={url} />
      <div>
        <p>用终端的相机或浏览器扫码，不用登录就能下载安装。</p>
        {staged ? <p className="gw-muted">灰度中：扫码的终端都能装上，只给参加试用的人。</p> : null}
        {ownMachine.test(hostname) ? (
          <p className="gw-note gw-note--warn" role="alert">
            您是用本机地址打开平台的，手机扫了打不开。请用服务器的地址登录后再取。
          </p>
        ) : null}
        <dl>
          <dt>下载地址</dt>
          <dd>{url}</dd>
          <dt>校验值（MD5）</dt>
          <dd>{md5}</dd>
        </dl>
        <a className={buttonClass()} href={picture} download={`安装二维码-${versionName}.svg`}>
          <Icon name="download" />
          保存二维码
        </a>
      </div>
    </div>
  );
};
