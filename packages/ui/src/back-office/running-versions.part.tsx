import { createRunningVersions, PackageGateway, type RunningVersion } from '@gongwei/application/back-office';
import { createCompiledForm, FormCatalogue } from '@gongwei/application/forms';
import { optionsOf, type CompiledForm } from '@gongwei/domain/forms';
import { Link } from 'react-router';
import { Button, DialogBox, FaultState, useLoaded, useService } from '../shared/index.ts';
import './releases.css';

type Props = { readonly onClose: () => void };

/** 终端版本: how many terminals run which version, and how often each was downloaded. */
export const RunningVersions = ({ onClose }: Props) => {
  const { value, failure } = useLoaded(createRunningVersions, useService(PackageGateway));
  const { value: form } = useLoaded(createCompiledForm, useService(FormCatalogue), 'app-version');
  return (
    <DialogBox title="终端版本" width={720} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {failure ? <FaultState fault={failure} /> : null}
      {value && form ? <Versions rows={value} form={form} /> : null}
      <p className="gw-muted">应用启动并登录时报告在用的版本，90 天没有启动的终端不计。</p>
      <p>
        <Link to="/upms/bbkz/terminals" onClick={onClose}>
          打开终端清单
        </Link>
      </p>
    </DialogBox>
  );
};

const Versions = ({ rows, form }: { readonly rows: readonly RunningVersion[]; readonly form: CompiledForm }) => {
  if (rows.length === 0) return <p>还没有发布过版本，也没有终端报告过。</p>;
  const word = (key: string, code: string | undefined): string =>
    optionsOf(form.field(key))?.find((option) => option.code === code)?.label ?? '—';
  return (
    <div className="gw-versions">
      <table aria-label="终端版本">
        <thead>
          <tr>
            <th scope="col">应用</th>
            <th scope="col">平台</th>
            <th scope="col">版本</th>
            <th scope="col">状态</th>
            <th scope="col">终端</th>
            <th scope="col">占比</th>
            <th scope="col">下载</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ appName, platform, versionName, versionCode, terminals, share, downloads, state }) => (
            <tr key={`${appName}/${platform}/${versionCode}`}>
              <td>{word('appName', appName)}</td>
              <td>{word('platform', platform)}</td>
              <th scope="row">
                {versionName}（{versionCode}）
              </th>
              <td>{state === undefined ? '未发布' : word('state', state)}</td>
              <td>{terminals} 台</td>
              <td>{share}%</td>
              <td>{downloads === undefined ? '—' : `${downloads} 次`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
