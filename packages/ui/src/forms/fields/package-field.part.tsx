import { PackageUploads, type StoredPackage } from '@gongwei/application/back-office';
import { packageAt } from '@gongwei/domain/back-office';
import { memo, useRef } from 'react';
import { buttonClass } from '../../shared/button.part.tsx';
import { Icon } from '../../shared/icon.part.tsx';
import { useService } from '../../shared/services.tsx';
import { useBehavior } from '../../shared/use-behavior.ts';
import { useOwned } from '../../shared/use-owned.ts';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { useFieldState } from '../use-field-state.ts';

/** Fields that follow from the file; the server holds entries to it. */
const SIZE = 'size';
const SUM = 'md5';

/** An install package: chosen here, sent by pieces, kept by the server. Size and check sum are filled from the file. */
export const PackageField = memo((props: FieldProps) => {
  const { session, field, label } = props;
  const state = useFieldState(session, field.key);
  const uploads = useService(PackageUploads);
  const upload = useOwned(uploads.open);
  const chooser = useRef<HTMLInputElement>(null);
  if (!state.visible || !upload) return null;
  const keep = (stored: StoredPackage | undefined): void => {
    if (!stored) return;
    session.change(field.key, stored.url);
    session.change(SIZE, stored.size);
    session.change(SUM, stored.md5);
  };
  const take = (file: File | undefined): void => {
    if (!file) return;
    void upload
      .send({
        name: file.name,
        bytes: file.size,
        piece: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
      })
      .then(keep);
    // The same file can be chosen again after it failed.
    if (chooser.current) chooser.current.value = '';
  };
  const address = typeof state.value === 'string' ? state.value : undefined;
  return drawField(
    props,
    state,
    <div className="gwf-picture">
      {address === undefined ? null : packageAt(address) === undefined ? (
        <span className="gwf-package-address">{address}</span>
      ) : (
        <a className={buttonClass()} href={address} download>
          <Icon name="download" />
          下载安装包
        </a>
      )}
      <button
        type="button"
        id={idOf(props)}
        data-stop=""
        className="gw-button gw-button--small"
        onClick={() => chooser.current?.click()}
      >
        <Icon name="upload" />
        {address === undefined ? '选择安装包' : '更换安装包'}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".apk,.exe"
        hidden
        aria-label={`${label}：选择安装包`}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <Course upload={upload} onDone={keep} />
    </div>,
  );
});
PackageField.displayName = 'PackageField';

type Upload = ReturnType<PackageUploads['open']>;

/** How far the upload is, and what to do where it broke off. */
const Course = ({
  upload,
  onDone,
}: {
  readonly upload: Upload;
  readonly onDone: (stored: StoredPackage | undefined) => void;
}) => {
  const state = useBehavior(upload.state$);
  if (state.step === 'idle') return <span className="gwf-range">apk、exe，不超过 500 MB</span>;
  if (state.step === 'failed')
    return (
      <span className="gwf-issue gwf-issue--error" role="alert">
        {state.name}：{state.message}
        {state.again ? (
          <button type="button" className="gwf-link" onClick={() => void upload.resume().then(onDone)}>
            继续上传
          </button>
        ) : null}
      </span>
    );
  const percent = Math.floor(state.share * 100);
  return (
    <>
      <span
        className="gw-bar gwf-package-course"
        role="progressbar"
        aria-label={`正在上传 ${state.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="gwf-range">{percent}%</span>
      <button type="button" className="gwf-link" onClick={upload.cancel}>
        取消
      </button>
    </>
  );
};
