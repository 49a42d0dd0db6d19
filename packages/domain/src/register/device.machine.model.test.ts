import { describe, expect, it } from 'vitest';
import { createActor, getNextSnapshot, initialTransition } from 'xstate';
import { deviceMachine, deviceStatesThatTake, type DeviceEvent } from './device.machine.ts';

const STATES = [
  ['0', '未绑定'],
  ['1', '已绑定用户'],
  ['2', '已绑定居民'],
  ['3', '离线'],
  ['4', '维修中'],
  ['5', '已报废'],
] as const;
const EVENTS: readonly (readonly [DeviceEvent, string])[] = [
  ['BIND_USER', '绑定员工'],
  ['BIND_RESIDENT', '绑定居民'],
  ['UNBIND', '解绑'],
  ['SILENT', '72 小时没有通讯'],
  ['CONTACT_USER', '又有通讯，在员工处'],
  ['CONTACT_RESIDENT', '又有通讯，在居民处'],
  ['CALIBRATE', '登记检定'],
  ['REPAIR', '报修'],
  ['REPAIRED', '修复，没有绑定'],
  ['REPAIRED_USER', '修复，在员工处'],
  ['REPAIRED_RESIDENT', '修复，在居民处'],
  ['SCRAP', '报废'],
];

const after = (events: readonly DeviceEvent[]): string => {
  const actor = createActor(deviceMachine).start();
  // Nothing is sent to what has ended.
  for (const type of events) if (actor.getSnapshot().status === 'active') actor.send({ type });
  return String(actor.getSnapshot().value);
};

describe('a device', () => {
  it.each<readonly [string, readonly DeviceEvent[]]>([
    ['0', []],
    ['1', ['BIND_USER']],
    ['2', ['BIND_USER', 'BIND_RESIDENT']],
    ['0', ['BIND_RESIDENT', 'UNBIND']],
    ['3', ['BIND_RESIDENT', 'SILENT']],
    ['2', ['BIND_USER', 'SILENT', 'BIND_RESIDENT']],
    ['4', ['BIND_USER', 'REPAIR']],
    ['0', ['BIND_USER', 'REPAIR', 'REPAIRED']],
    ['4', ['REPAIR', 'BIND_USER', 'CALIBRATE']],
    ['2', ['BIND_RESIDENT', 'REPAIR', 'REPAIRED_RESIDENT']],
    ['1', ['BIND_USER', 'SILENT', 'CONTACT_USER']],
    ['5', ['REPAIR', 'SCRAP']],
    ['5', ['SCRAP', 'BIND_USER', 'REPAIRED', 'CALIBRATE']],
  ])('is in state %s after %j', (state, events) => expect(after(events)).toBe(state));

  it('says which states take an event', () => {
    expect(deviceStatesThatTake('REPAIR')).toEqual(['0', '1', '2', '3']);
    expect(deviceStatesThatTake('CALIBRATE')).toEqual(['0', '1', '2', '3', '4']);
    expect(deviceStatesThatTake('REPAIRED')).toEqual(['4']);
    expect(deviceStatesThatTake('SCRAP')).toEqual(['0', '1', '2', '3', '4']);
  });

  it('moves only by events its states take', () => {
    const [start] = initialTransition(deviceMachine);
    const seen = new Set(['0']);
    let edge = [start];
    while (edge.length > 0) {
      const next = edge.flatMap((from) =>
        EVENTS.map(([type]) => {
          const to = getNextSnapshot(deviceMachine, from, { type });
          if (to.value !== from.value) expect(deviceStatesThatTake(type)).toContain(from.value);
          return to;
        }),
      );
      edge = next.filter(({ value }) => !seen.has(String(value)));
      for (const { value } of next) seen.add(String(value));
    }
    expect([...seen].sort()).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('is drawn in docs/machines', async () => {
    const text = [
      '# A device',
      '',
      'Drawn from `packages/domain/src/register` by its test (`-u` draws it anew). What does not start from a state is refused with the',
      'words of that state. Commands of the register are 登记检定, 绑定员工, 绑定居民, 解绑, 报修, 修复 and 报废; a calibration that fails leads into repair.',
      '',
      '```mermaid',
      'stateDiagram-v2',
      ...STATES.map(([code, word]) => `  state "${code} ${word}" as s${code}`),
      '  [*] --> s0',
      ...STATES.flatMap(([from]) =>
        EVENTS.flatMap(([type, word]) => {
          const to = getNextSnapshot(deviceMachine, deviceMachine.resolveState({ value: from }), { type }).value;
          return deviceStatesThatTake(type).includes(from) ? [`  s${from} --> s${String(to)}: ${word} (${type})`] : [];
        }),
      ),
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/device.md');
  });
});
