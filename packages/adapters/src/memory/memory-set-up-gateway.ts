import type { SetUpGateway, SetUpRefusal, SiteSetUp } from '@gongwei/application/identity';
import { checkInstitutions, type SheetText } from '@gongwei/domain/organisation';
import { fail, ok, type Result } from '@gongwei/domain/shared';

const DONE: SetUpRefusal = { message: '本站已完成初始设置，不能再次设置' };
const WRONG: SetUpRefusal = { message: '初始化码不正确' };

/** An empty site with a code. `done` is told what it was set up with. Files are comma-separated text without quotes. */
export function createMemorySetUpGateway(code: string, done: (setUp: SiteSetUp) => void = () => {}): SetUpGateway {
  let needed = true;
  const refusal = (tried: string): SetUpRefusal | undefined => {
    if (!needed) return DONE;
    return tried.toUpperCase() === code ? undefined : WRONG;
  };
  const answer = <Value>(tried: string, value: () => Value): Result<Value, SetUpRefusal> => {
    const refused = refusal(tried);
    return refused ? fail(refused) : ok(value());
  };
  return {
    needed: async () => needed,
    tryCode: async (tried) => answer(tried, () => undefined),
    preview: async (tried, file) => {
      const sheet = sheetOf(new TextDecoder().decode(await file.bytes()));
      return answer(tried, () => checkInstitutions(sheet));
    },
    finish: async (setUp) =>
      answer(setUp.code, () => {
        needed = false;
        done(setUp);
        return undefined;
      }),
  };
}

const sheetOf = (text: string): SheetText => text.split('\n').map((line) => line.split(','));
