import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import type { SessionState } from '@gongwei/application/identity';
import { createConfiguration, createStoredItems, type ConfiguredValues } from '@gongwei/application/shared';
import { createAppearanceService, followConfiguration } from '@gongwei/application/shell';
import { BehaviorSubject, EMPTY, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

const at = (code: string): SessionState => {
  const session = sessionOf('u1', '李医生');
  return { status: 'logged-in', session: { ...session, institution: { ...session.institution, code } } };
};

function world() {
  const clock = createManualClock();
  const configuration = createConfiguration();
  const state$ = new BehaviorSubject<SessionState>({ status: 'unknown' });
  const told$ = new Subject<void>();
  const server: { values: ConfiguredValues; asked: number; down: boolean } = { values: {}, asked: 0, down: false };
  followConfiguration({
    configuration,
    session: { state$ },
    async ask() {
      server.asked += 1;
      if (server.down) throw new Error('no line');
      return server.values;
    },
    told$,
    clock,
    random: () => 0.5,
  });
  return { clock, configuration, state$, told$, server, seconds: () => configuration.number('call.timeout', 30) };
}

describe('what is configured', () => {
  it('is asked for at the log-in and where another institution is chosen', async () => {
    const { clock, state$, server, seconds } = world();
    expect([seconds(), server.asked]).toEqual([30, 0]);
    server.values = { 'call.timeout': 20 };
    state$.next(at('3301'));
    await clock.advance(0);
    expect(seconds()).toBe(20);
    server.values = { 'call.timeout': 60 };
    state$.next(at('330101'));
    await clock.advance(0);
    expect([seconds(), server.asked]).toEqual([60, 2]);
  });

  it('holds within a minute of a change, asked for once however often it was told', async () => {
    const { clock, state$, told$, server, seconds } = world();
    state$.next(at('3301'));
    await clock.advance(0);
    server.values = { 'call.timeout': 20 };
    told$.next();
    told$.next();
    await clock.advance(20_000);
    expect([seconds(), server.asked]).toEqual([20, 2]);
  });

  it('stays as it was without an answer, and nobody asks who is not logged in', async () => {
    const { clock, state$, told$, server, seconds } = world();
    told$.next();
    await clock.advance(60_000);
    expect(server.asked).toBe(0);
    server.values = { 'call.timeout': 20 };
    state$.next(at('3301'));
    await clock.advance(0);
    server.down = true;
    told$.next();
    await clock.advance(60_000);
    expect([seconds(), server.asked]).toEqual([20, 2]);
  });

  it('gives the colour to who has chosen none', () => {
    const { configuration, clock } = world();
    const stored = createStoredItems(createMemoryKeyValueStore(), createMemoryKeyValueStore(), clock, EMPTY);
    const look = createAppearanceService(stored, configuration);
    configuration.take({ 'ui.theme': '#00796B' });
    expect(look.appearance$.value.colour).toBe('#00796B');
    look.chooseColour('#AA3300');
    configuration.take({ 'ui.theme': '#111111' });
    expect(look.appearance$.value.colour).toBe('#AA3300');
  });
});
