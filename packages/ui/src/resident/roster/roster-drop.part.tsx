import { useRef, useState } from 'react';
import { Button, buttonClass, Icon } from '../../shared/index.ts';

/** Takes the roster: dropped, or chosen by button. */
export const RosterDrop = ({
  refusal,
  onFile,
}: {
  readonly refusal: string | undefined;
  readonly onFile: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      {refusal === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          <Icon name="alert" />
          {refusal}
        </p>
      )}
      <div
        className="gw-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file) onFile(file);
        }}
      >
        <Icon name="upload" size={32} />
        <strong>把 Excel 名册（.xlsx）拖到这里</strong>
        <Button look="primary" onClick={() => input.current?.click()}>
          选择文件
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="名册文件"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      <div className="gw-roster-help">
        <p>
          必须有“姓名”和“身份证号”两列；可有性别、出生日期、联系电话、现住址、村（居）委会，列的次序不限。上传后先逐行核对，
          <strong>点“确认导入”以前不写入任何居民</strong>
          ；已在库的居民会更新，不会重复建档，有错误的行不导入并逐行说明。
        </p>
        <a className={buttonClass('normal', true)} href="/api/v1/roster-template.xlsx" download>
          <Icon name="download" />
          下载模板
        </a>
      </div>
    </>
  );
};
