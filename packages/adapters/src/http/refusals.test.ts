import { AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import { answering } from './answering.fixture.ts';
import { createHttpGateway } from './http-gateway.ts';
import { createHttpRecordRepository } from './record-repository.adapter.ts';

describe('a program that asks with a token', () => {
  it('is told of a refused token in the words of the server', async () => {
    const said = { code: 'token.refused', message: '接口令牌无效、已过期或已撤销', advice: '请新建一个' };
    const server = answering(401, JSON.stringify(said), 'gw_old');
    await expect(server.gateway.send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject(said);
    const silent = answering(401, '', 'gw_old');
    await expect(silent.gateway.send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject({ code: said.code });
  });
  it('may say where the server is with a stroke at the end, and must say it where there is no page', async () => {
    const asked: unknown[] = [];
    const gateway = createHttpGateway({
      ...{ origin: 'https://the.server/', token: () => undefined, now: () => 0 },
      async adapter(config) {
        asked.push(config.url);
        return { status: 200, data: '{}', statusText: '', headers: new AxiosHeaders(), config };
      },
    });
    await gateway.send({ method: 'GET', path: '/v1/x' });
    expect(asked).toEqual(['https://the.server/api/v1/x']);
    expect(() => createHttpGateway({ origin: '', token: () => undefined, now: () => 0 })).toThrow(/no origin/);
  });
});

it('passes on what the server says where a save is refused for another reason than its version', async () => {
  const body = {
    code: 'record.same-day',
    message: '该居民 2026-11-20 已有一份随访记录',
    advice: '请打开已有的那一份修改',
    existingId: 'x',
  };
  const { calls } = answering(409, JSON.stringify(body));
  const save = {
    id: 'a',
    formId: 'visit',
    formVersion: 1,
    subjectId: 'r1',
    occurredOn: '2026-11-20' as never,
    data: {},
    baseVersion: 0,
    saveId: 's',
  };
  await expect(createHttpRecordRepository(calls).save(save)).rejects.toMatchObject({
    ...body,
    category: 'conflict',
  });
});

it('tells which answers a save is refused for', async () => {
  const fields = [{ field: 'responsibleDoctor', message: '看不到这位居民' }];
  const said = { code: 'doctor.elsewhere', message: '看不到这位居民', fields: [...fields, { field: 'x' }] };
  const save = {
    ...{ id: 'a', formId: 'visit', formVersion: 1, subjectId: 'r1', occurredOn: '2026-11-20' as never },
    ...{ data: {}, baseVersion: 0, saveId: 's' },
  };
  const refused = (body: object) => createHttpRecordRepository(answering(422, JSON.stringify(body)).calls).save(save);
  await expect(refused(said)).rejects.toMatchObject({ code: 'doctor.elsewhere', category: 'input', fields });
  await expect(refused({ ...said, fields: [] })).rejects.not.toHaveProperty('fields');
});
