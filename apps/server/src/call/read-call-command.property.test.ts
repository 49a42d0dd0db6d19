import { MAX_SHARED_FIELDS } from '@gongwei/domain/call';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCallCommand } from './read-call-command.ts';

const callId = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
const resident = { residentId: 'r-1', title: '张三丰', fields: [{ label: '血压', value: '' }] };
const COMMANDS = [
  { do: 'log-in', device: 'd' },
  { do: 'log-out' },
  { do: 'invite', callId, to: ['a'], kind: 'audio' },
  { do: 'invite', callId, to: ['a', 'b'], kind: 'video', resident },
  { do: 'accept', callId },
  { do: 'reject', callId, busy: true },
  { do: 'cancel', callId, because: 'no-answer' },
  { do: 'hang-up', callId },
  { do: 'rejoin', callId },
  { do: 'announce', callId, microphone: true, camera: false },
  { do: 'relay', callId, to: 'a', signal: { sdp: 'v=0' } },
  { do: 'watch', userIds: [] },
];

describe('a command', () => {
  it.each(COMMANDS)('%j is one', (command) => expect(readCallCommand(command)).toEqual(command));
  it('with a member too many, too few or of another kind is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS), fc.nat(), (command, pick) => {
        expect(readCallCommand({ ...command, more: 1 })).toBeUndefined();
        const needed = Object.keys(command).filter((name) => name !== 'resident');
        const name = needed[pick % needed.length]!;
        const { [name as 'do']: _, ...rest } = command;
        expect(readCallCommand(rest)).toBeUndefined();
        if (name !== 'signal') expect(readCallCommand({ ...command, [name]: 7 })).toBeUndefined();
      }),
    );
  });
  it('is read from anything without a throw', () => {
    fc.assert(
      fc.property(fc.anything(), (any) => {
        expect(readCallCommand(any)).toBeUndefined();
      }),
    );
  });
  it.each([
    [{ do: 'invite', callId, to: [], kind: 'audio' }],
    [{ do: 'invite', callId, to: ['a', 'b', 'c', 'd', 'e', 'f'], kind: 'audio' }],
    [{ do: 'invite', callId: callId.toUpperCase(), to: ['a'], kind: 'audio' }],
    [{ do: 'invite', callId, to: ['a'], kind: 'audio', resident: { ...resident, title: 'x'.repeat(101) } }],
    [
      {
        do: 'invite',
        callId,
        to: ['a'],
        kind: 'audio',
        resident: { ...resident, fields: Array(MAX_SHARED_FIELDS + 1).fill(resident.fields[0]) },
      },
    ],
    [{ do: 'watch', userIds: Array(501).fill('a') }],
    [{ do: 'toString' }],
  ])('%.60j is none', (body) => expect(readCallCommand(body)).toBeUndefined());
  it('names nobody twice', () => {
    expect(readCallCommand({ do: 'invite', callId, to: ['a', 'a'], kind: 'audio' })).toMatchObject({ to: ['a'] });
  });
});
