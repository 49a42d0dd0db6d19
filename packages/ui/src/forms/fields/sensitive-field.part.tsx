import { memo, useEffect, useState } from 'react';
import { MaskedValue } from '../../shared/masked-value.part.tsx';
import { useMayReveal } from '../../shared/use-may-reveal.ts';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { putCursor } from '../form-dom.ts';
import { PlainField } from './plain-field.part.tsx';
import { hiddenAnswer, isHidden, maskedEntry } from './sensitive-value.rules.ts';
import { useFieldState } from '../use-field-state.ts';

/**
 * A stored identity or phone number: masked until somebody opens it, a box to type in from then on. The whole number comes from the
 * server; what stays masked is put back there when the form is saved.
 */
export const SensitiveField = memo((props: FieldProps) => {
  const { session, field, label } = props;
  const id = idOf(props);
  const state = useFieldState(session, field.key);
  const mayReveal = useMayReveal();
  const [opened, setOpened] = useState<{ readonly whole: string | undefined }>();
  // The box stands where the button was; the cursor goes on in it.
  useEffect(() => {
    const box = opened ? document.getElementById(id) : null;
    if (box) putCursor(box);
  }, [opened, id]);
  const masked = opened ? undefined : maskedEntry(field, state);
  const hidden = isHidden(state.value);
  if (masked === undefined || (hidden && !mayReveal) || !state.visible)
    return <PlainField {...props} whole={opened?.whole} />;
  return drawField(
    props,
    state,
    <MaskedValue
      masked={masked}
      residentId={hidden ? session.context.resident?.id : undefined}
      what={hiddenAnswer(session, field, masked)}
      box={{ id, label, onShown: (whole) => setOpened({ whole }) }}
    />,
  );
});
SensitiveField.displayName = 'SensitiveField';
