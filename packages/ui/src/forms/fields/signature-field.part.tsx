import { OwnSignature, type OwnSignatureState } from '@gongwei/application/back-office';
import { isPicture } from '@gongwei/domain/forms';
import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useService } from '../../shared/services.tsx';
import { useBehavior } from '../../shared/use-behavior.ts';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { SignaturePad } from './signature-pad.part.tsx';
import { mayBeOwn } from './signature.rules.ts';
import { useFieldState } from '../use-field-state.ts';

/** Where one's own signature is kept: it is not offered to itself. */
const OWN_FORM = 'personal-signature';

const OWN_PAGE = '/info/sign';

/** A signature by mouse, pen or finger, or the user's own stored one; a PNG data URL that is the answer from the first stroke on. */
export const SignatureField = memo((props: FieldProps) => {
  const { session, field, label } = props;
  const id = idOf(props);
  const state = useFieldState(session, field.key);
  const [writing, setWriting] = useState(false);
  /** Counts up to begin with clean paper. */
  const [sheet, setSheet] = useState(0);
  if (!state.visible) return null;
  const signed = isPicture(state.value) ? state.value : undefined;
  /** What the cursor was on goes: it goes on at what stands in its place. */
  const goOn = (): void => void setTimeout(() => document.getElementById(id)?.focus(), 0);
  const clear = (): void => {
    session.change(field.key, undefined);
    setSheet(sheet + 1);
    setWriting(false);
    goOn();
  };
  return drawField(
    props,
    state,
    <div className="gwf-picture">
      {signed !== undefined && !writing ? (
        <img className="gwf-signed" src={signed} alt={`${label}（已签）`} height={48} />
      ) : (
        <SignaturePad
          key={sheet}
          id={id}
          label={label}
          optional={field.required !== true}
          onStroke={(picture) => {
            setWriting(true);
            session.change(field.key, picture);
          }}
        />
      )}
      <SignatureButtons
        id={id}
        label={label}
        writing={writing}
        signed={signed !== undefined}
        mine={mayBeOwn(label) && session.form.definition.id !== OWN_FORM}
        onDone={() => {
          setWriting(false);
          goOn();
        }}
        onClear={clear}
        onTake={(picture) => {
          session.change(field.key, picture);
          goOn();
        }}
      />
    </div>,
  );
});
SignatureField.displayName = 'SignatureField';

type ButtonsProps = {
  readonly id: string;
  readonly label: string;
  readonly writing: boolean;
  readonly signed: boolean;
  /** It may be that of whoever is logged in. */
  readonly mine: boolean;
  readonly onDone: () => void;
  readonly onClear: () => void;
  readonly onTake: (picture: string) => void;
};

/** What can be done with a signature: on clean paper, while it is written, and when it stands. */
const SignatureButtons = ({ id, label, writing, signed, mine, onDone, onClear, onTake }: ButtonsProps) => {
  if (!signed) return mine ? <OwnButton onTake={onTake} /> : null;
  if (writing)
    return (
      <>
        <button type="button" className="gwf-link" onClick={onDone}>
          完成
        </button>
        <button type="button" className="gwf-link" onClick={onClear}>
          清除
        </button>
      </>
    );
  return (
    <>
      {/* The label of the field is its name by then: what it does is heard, too. */}
      <button type="button" id={id} data-stop="" aria-label={`${label}：重签`} className="gwf-link" onClick={onClear}>
        重签
      </button>
      {mine ? <KeepingHint /> : null}
    </>
  );
};

/** One press signs with the signature kept under 个人签名; nothing is there where none is kept. */
const OwnButton = ({ onTake }: { readonly onTake: (picture: string) => void }) => {
  const state = useOwnSignature();
  return state.step === 'there' ? (
    <button type="button" className="gw-button gw-button--small gwf-own" onClick={() => onTake(state.image)}>
      <img src={state.image} alt="" height={20} />
      使用我的签名
    </button>
  ) : null;
};

/** Who has signed by hand and keeps no signature, or does not let it be used, is told that it can be done once for all. */
const KeepingHint = () =>
  useOwnSignature().step === 'none' ? (
    <Link className="gwf-link" tabIndex={-1} to={OWN_PAGE} title="在“个人签名”里存一次签名，以后每张表点一下就签好">
      存好签名，以后一点就签
    </Link>
  ) : null;

function useOwnSignature(): OwnSignatureState {
  const own = useService(OwnSignature);
  useEffect(() => void own.want(), [own]);
  return useBehavior(own.signature$);
}
