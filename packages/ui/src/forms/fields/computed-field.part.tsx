import { isPicture, wordsOfValue } from '@gongwei/domain/forms';
import { drawField, idOf, withoutUnit } from './field-frame.part.tsx';
import type { FieldSketch } from './field-sketch.ts';

/** A value the form works out: shown, never typed, skipped by the focus order. */
export const computedSketch: FieldSketch = {
  staysOnceAsked: false,
  draw(props, state) {
    const { session, field, people } = props;
    const ofResident = field.type === 'resident';
    // Whose sheet it is, or somebody else it names: a mother, who a device is with.
    const whose = field.proposed === 'resident.id' ? session.context.resident?.name : people.names[String(state.value)];
    const shown = ofResident ? whose : wordsOfValue(withoutUnit(field), state.value);
    const nothing = ofResident ? shown === undefined : state.value === undefined;
    const untold = ofResident ? '未关联' : '自动计算';
    return drawField(
      props,
      state,
      <output id={idOf(props)} className="gwf-computed" title="自动计算" data-empty={nothing || undefined}>
        {isPicture(state.value) ? (
          <img src={state.value} alt={props.label} className="gwf-computed-picture" />
        ) : nothing ? (
          untold
        ) : (
          shown
        )}
      </output>,
    );
  },
};
