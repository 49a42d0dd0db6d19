import type { ResidentListState } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { useEffect, useRef } from 'react';
import { useService, useSwitch } from '../shared/index.ts';
import { numberToRegister } from './auto-registration.rules.ts';

/** 自动注册: tells once of an identity number that was looked for and is nobody's here, while the switch of the settings panel is on. */
export function useAutoRegistration(
  query: ResidentQuery,
  state: ResidentListState,
  onUnknown: ((number: string) => void) | undefined,
): void {
  const on = useSwitch('autoRegister');
  const today = useService(Clock).today();
  const told = useRef('');
  const number = on && onUnknown ? numberToRegister(query, state, today) : undefined;
  useEffect(() => {
    if (number === undefined || told.current === number) return;
    told.current = number;
    onUnknown?.(number);
  }, [number, onUnknown]);
  useEffect(() => {
    // Whoever looks for somebody else and comes back is asked again.
    if (query.text?.trim() !== told.current) told.current = '';
  }, [query.text]);
}
