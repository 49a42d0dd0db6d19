import { Clock } from '@gongwei/application/shared';
import { useEffect, useRef } from 'react';
import { foundTarget, useList } from '../lists/index.ts';
import { useBehavior, useService, useSwitch } from '../shared/index.ts';
import { numberToRegister } from './auto-registration.rules.ts';

/** 自动注册: opens 新建档案 once for an identity number that was looked for and is nobody's here, while the switch of the settings panel is on. */
export const AutoRegistration = () => {
  const { session, act, may } = useList();
  const state = useBehavior(session.state$);
  const on = useSwitch('autoRegister');
  const today = useService(Clock).today();
  const told = useRef('');
  const create = session.definition.actions?.find(({ id }) => id === 'create');
  const number = on && create && may(create) ? numberToRegister(session.definition, state, today) : undefined;
  const text = state.question.text?.trim();
  useEffect(() => {
    if (number === undefined || !create || told.current === number) return;
    told.current = number;
    act(create, foundTarget(session.state$.value));
  }, [number, create, act, session]);
  useEffect(() => {
    // Whoever looks for somebody else and comes back is asked again.
    if (text !== told.current) told.current = '';
  }, [text]);
  return null;
};
