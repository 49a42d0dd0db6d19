import { useState } from 'react';
import { SignaturePad } from '../fields/signature-pad.part.tsx';

type Props = {
  readonly field?: { readonly label: string };
  /** A picture as a data URL; empty: nobody has signed. */
  readonly chosen: string;
  readonly onChange: (picture: string) => void;
};

/** A signature where a window asks for one: an answer from the first stroke on, and clean paper again by one press. */
export const SignatureAnswer = ({ field, chosen, onChange }: Props) => {
  const [sheet, setSheet] = useState(0);
  const clear = (): void => {
    setSheet(sheet + 1);
    onChange('');
  };
  return (
    <div className="gwf-signing">
      <SignaturePad key={sheet} label={field?.label ?? '签字'} onStroke={onChange} />
      {chosen === '' ? null : (
        <button type="button" className="gw-button gw-button--small" onClick={clear}>
          清除
        </button>
      )}
    </div>
  );
};
