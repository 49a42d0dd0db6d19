import type { KeptInstitution } from '@gongwei/domain/organisation';
import { fail, ok } from '@gongwei/domain/shared';
import { describe, expect, it, vi } from 'vitest';
import { createInstitutionEditors } from './institution-editor.ts';
import type { InstitutionGateway } from './institution-gateway.port.ts';

const HANGING = { below: 0, accounts: 0, residents: 0, plans: 0, sessions: 0, appointments: 0 };

/** Institutions as a server keeps them, as far as the editor sees. */
function fakeInstitutions() {
  const kept = new Map<string, KeptInstitution>(
    (
      [
        ['320999', '望禾县卫生健康局', 3],
        ['320999101', '城关镇卫生院', 4],
        ['320999101001', '城东村卫生室', 5],
      ] as const
    ).map(([code, name, level]) => [
      code,
      {
        ...{ code, name, level, offersChildren: level < 5, version: 1, hanging: HANGING },
        ...(level > 3 && { parentCode: code.slice(0, -3) }),
      },
    ]),
  );
  const seen = (code: string, version: number) => (kept.get(code)?.version === version ? kept.get(code) : undefined);
  const put = (institution: KeptInstitution) => {
    kept.set(institution.code, { ...institution, version: institution.version + 1 });
    return ok(undefined);
  };
  const gateway: InstitutionGateway = {
    find: async (code) => kept.get(code) as KeptInstitution,
    places: async () => [...kept.values()],
    create: async (made) =>
      kept.has(made.code)
        ? fail('这个机构编码已有机构使用')
        : put({ ...made, parentCode: made.code.slice(0, -3), offersChildren: false, version: 0, hanging: HANGING }),
    edit: async ({ code, version, ...rest }) => {
      const before = seen(code, version);
      return before ? put({ ...before, ...rest }) : fail('这个机构刚被其他人修改过');
    },
    setState: async ({ code, version }, state) => {
      const before = seen(code, version);
      const { disabled: _, ...open } = before ?? ({} as KeptInstitution);
      return before ? put(state === 'disabled' ? { ...open, disabled: true } : open) : fail('这个机构刚被其他人修改过');
    },
  };
  return { kept, gateway };
}

const opened = async (gateway: InstitutionGateway, code?: string) => {
  const editor = createInstitutionEditors(gateway).open(code);
  const here = () => {
    const { value } = editor.state$;
    if (value.status !== 'here') throw new Error(value.status);
    return value;
  };
  await vi.waitFor(here);
  return { editor, here };
};

describe('an institution that is edited', () => {
  it('is changed as long as what is typed differs, and saved with the version that was seen', async () => {
    const { gateway, kept } = fakeInstitutions();
    const { editor, here } = await opened(gateway, '320999101001');
    editor.change({ name: '朝阳村卫生室' });
    expect(here().changed).toBe(true);
    editor.change({ name: '城东村卫生室' });
    expect(here().changed).toBe(false);
    editor.change({ name: ' 朝阳村卫生室 ' });
    expect(await editor.save()).toEqual(ok(undefined));
    expect(kept.get('320999101001')).toMatchObject({ name: '朝阳村卫生室', version: 2 });
    expect(here()).toMatchObject({ changed: false, busy: false, institution: { version: 2 } });
    editor.dispose();
  });

  it('keeps what is typed where somebody else was faster', async () => {
    const { gateway, kept } = fakeInstitutions();
    const { editor, here } = await opened(gateway, '320999101');
    const before = kept.get('320999101') as KeptInstitution;
    kept.set('320999101', { ...before, version: 5 });
    editor.change({ name: '城关镇中心卫生院' });
    expect(await editor.save()).toMatchObject({ ok: false });
    expect(here()).toMatchObject({ draft: { name: '城关镇中心卫生院' }, changed: true, busy: false });
    editor.dispose();
  });

  it('is given up and taken back', async () => {
    const { gateway } = fakeInstitutions();
    const { editor, here } = await opened(gateway, '320999101001');
    await editor.setState('disabled', '撤并');
    expect(here().institution?.disabled).toBe(true);
    await editor.setState('active', '恢复');
    expect(here().institution?.disabled).toBeUndefined();
    editor.dispose();
  });
});

describe('a new institution', () => {
  it('takes the next free code below the one above it, and is that institution once saved', async () => {
    const { gateway, kept } = fakeInstitutions();
    const { editor, here } = await opened(gateway);
    expect(here()).toMatchObject({ draft: { parentCode: '320999', tail: '102' } });
    expect(here().parents.map(({ code }) => code)).toEqual(['320999', '320999101']);
    editor.change({ parentCode: '320999101' });
    expect(here().draft.tail).toBe('002');
    editor.change({ name: '城西村卫生室' });
    expect(await editor.save()).toEqual(ok(undefined));
    expect(kept.get('320999101002')).toMatchObject({ name: '城西村卫生室', level: 5 });
    expect(here().institution?.code).toBe('320999101002');
    editor.dispose();
  });

  it('of a county is a township or a hospital of the county', async () => {
    const { gateway, kept } = fakeInstitutions();
    const { editor } = await opened(gateway);
    editor.change({ tail: '901', hospital: true, name: '望禾县人民医院' });
    await editor.save();
    expect(kept.get('320999901')).toMatchObject({ level: 3 });
    editor.dispose();
  });
});
