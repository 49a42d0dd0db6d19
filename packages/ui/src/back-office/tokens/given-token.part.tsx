import { useRef, useState } from 'react';
import { Button, DialogBox } from '../../shared/index.ts';

/** A new token, told this once: nobody can look it up later, who loses it makes another. */
export const GivenToken = ({ token, onClose }: { readonly token: string; readonly onClose: () => void }) => {
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    box.current?.select();
    // Pages without TLS have no clipboard; there the text stays marked for Ctrl+C.
    const done = await navigator.clipboard?.writeText(token).then(
      () => true,
      () => false,
    );
    setCopied(done === true);
  };
  return (
    <DialogBox
      title="令牌已新建"
      width={680}
      mustAnswer
      initialFocus=".gw-token-text"
      onClose={onClose}
      actions={
        <Button onClick={onClose} look={copied ? 'primary' : 'normal'}>
          已存好，关闭
        </Button>
      }
    >
      <p>令牌只显示这一次，关闭后不能再看。请直接存到对接程序的设置里，不要用微信、短信转发。</p>
      <p className="gw-token-given">
        <input
          ref={box}
          className="gw-input gw-token-text"
          aria-label="令牌"
          readOnly
          value={token}
          onFocus={({ target }) => target.select()}
        />
        <Button look={copied ? 'normal' : 'primary'} onClick={() => void copy()}>
          复制
        </Button>
      </p>
      <p role="status" className="gw-muted">
        {copied === undefined ? '' : copied ? '已复制。' : '浏览器不让复制：令牌已选中，请按 Ctrl+C。'}
      </p>
      <p className="gw-muted">程序的每个请求带上：</p>
      <pre className="gw-token-header">Authorization: Bearer {token.slice(0, 7)}…</pre>
      <p className="gw-muted">接口地址 {window.location.origin}/api/v1，清单见 /api/v1/openapi.json</p>
    </DialogBox>
  );
};
