import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '@gongwei/server/testing';
import { currentReadme, readmeOf } from '../../tools/lib/package-readme.ts';
import { PUBLISHED } from '../../tools/lib/package-manifest.ts';
import { NODE, ROOT, binary } from '../../tools/lib/run-command.ts';
import { emptyProject, type EmptyProject } from './empty-project.fixture.ts';

/** What each example says when it is run. */
const SAYS: { readonly [file: string]: RegExp } = {
  'identity-number.mjs': /^11010519491231002X 1949-12-31 female 76\n$/,
  'live-form.mjs': /^changed: systolic diastolic .*bmi.*\nBMI: 25\.64\nasked for: \d+ fields\n$/,
  'list-in-memory.ts': /^李\*\* 78\n王\*\* 76\n$/,
  'measure-of-a-person.ts': /^王秀英 计入“血压升高”\n李建国 不符合：.+\n赵小满 不属于这项指标的统计对象\n$/,
  'what-is-due.ts':
    /^高血压 2026-06-01 逾期 hypertension-follow-up\n年度体检 2026年 2026-12-31 应随访 health-check-up\nask again on 2027-01-01\n$/,
  'life-of-an-appointment.ts': /^签到 .+\n已签到\n预约状态为“.+”，不能“签到”\n$/,
  'fhir-resources.mjs':
    /^王秀英 female 1955-03-08 masked 11010500100100001\n8480-6 收缩压 168 mm\[Hg\]\n8462-4 舒张压 92 mm\[Hg\]\nQuestionnaireResponse urn:gongwei:form:hypertension-follow-up\|1 \{ systolic: 168, diastolic: 92 \}\n$/,
  'typed-form.ts': /^2026-11-20 210 high 收缩压一般在 .+\n$/,
  'sheet-of-answers.mjs': /^接诊记录表\n.+头晕三天，晨起明显。\n[^]+接诊日期：2026年11月20日\n/,
  'checks-in-a-worker.mjs': /^(missing|error): .+\n(missing|error): .+\n$/,
  'headless-session.mjs': /^saved as version 1 of 2026-11-20: 高血压 2 级。\n$/,
  // No React in the project: nothing of a sheet needs it.
  'print-a-sheet.mjs':
    /^王秀英 11010500100100001\n接诊记录表\n.+头晕三天，晨起明显。\n[^]+处置计划： 规律服药，两周后随访。\n/,
};

/** What is run against a running server. */
const OVER_HTTP = ['save-on-a-server.mjs', 'two-writers-on-a-server.mjs'] as const;
const MAKES_TOKENS = 'make-a-token.mjs';

/** The page as a browser would show it: empty, after a save that is refused, and filled in and saved. */
const FILLED_AND_SAVED = `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';
import { openPage } from './page.js';
import { logIn } from './world.js';

const page = await openPage(await logIn(), 'hypertension-follow-up', 'r1');
const show = async () => console.log('%s<<<', await renderToString(createSSRApp(App, { page })));
await show();
await page.save();
await show();
for (const [key, value] of Object.entries(ANSWERS)) page.form.change(key, value);
await page.save();
await show();`;

/** The page over HTTP as a browser would show it: filled in and saved, then saved over what somebody else saved meanwhile, twice. */
const SAVED_OVER_HTTP = `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { createHttpRecordRepository, createWireCalls } from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
import App from './App.vue';
import { openServerPage } from './server-page';

const { GONGWEI_URL: origin, GONGWEI_TOKEN } = process.env;
const page = await openServerPage(formModule, origin, GONGWEI_TOKEN);
for (const [key, value] of Object.entries(ANSWERS)) page.form.change(key, value);
await page.save();
console.log('%s<<<', await renderToString(createSSRApp(App, { page })));
const records = createHttpRecordRepository(createWireCalls(createHttpGateway({ origin, token: () => GONGWEI_TOKEN, now: Date.now })));
const somebodyElse = async (changed) => {
  const { id, subjectId, formId, formVersion, occurredOn, version, data } = await records.read(page.recordId);
  await records.save({ id, subjectId, formId, formVersion, occurredOn, data: { ...data, ...changed }, baseVersion: version, saveId: crypto.randomUUID() });
};
await somebodyElse({ heartRate: 80, height: 160 });
page.form.change('weight', 65);
await page.save();
console.log(page.said.value, page.form.field$('heartRate').value.value, page.form.field$('bmi').value.value);
await somebodyElse({ heartRate: 81 });
page.form.change('heartRate', 90);
await page.save();
console.log(page.said.value);
await page.save();
console.log(page.said.value, page.form.field$('heartRate').value.value);`;

const ANSWERS = {
  ...{ followUpMode: '2', disposition: '1', symptoms: ['2'], systolic: 168, diastolic: 92, heartRate: 76, height: 158 },
  ...{ weight: 64, smokingPerDay: 0, alcoholPerDay: 0, exerciseTimesPerWeek: 3, exerciseMinutesPerTime: 30 },
  ...{ saltIntake: '2', psychologicalAdjustment: '1', complianceBehaviour: '1', medicationAdherence: '1' },
  ...{ adverseDrugReaction: '1', visitClass: '2' },
};

let project: EmptyProject;
beforeAll(async () => {
  project = await emptyProject();
  cpSync(join(ROOT, 'examples'), join(project.folder, 'examples'), { recursive: true });
}, 600_000);

/** Runs an example with an environment of its own. */
const runWith = (env: { readonly [name: string]: string }, example: string, ...args: readonly string[]) =>
  project.run(
    NODE,
    project.write(
      `with-environment-${example}`,
      `Object.assign(process.env, ${JSON.stringify(env)});\nawait import('./examples/${example}');`,
    ),
    ...args,
  );

/** A token of a server, as its example makes one. */
async function tokenFrom(url: string): Promise<string> {
  const { output } = await runWith(
    { GONGWEI_URL: url, GONGWEI_USER: 'doctor', GONGWEI_PASSWORD: 'Test@2026' },
    MAKES_TOKENS,
  );
  expect(output).toMatch(/^gw_\S{43}\n$/);
  return output.trim();
}

describe('the examples of the READMEs', () => {
  it('are all run here', () => {
    const files = readdirSync(join(ROOT, 'examples'), { withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual(
      [...Object.keys(SAYS), ...OVER_HTTP, MAKES_TOKENS].toSorted(),
    );
  });

  it.each(Object.entries(SAYS))('%s', async (file, says) => {
    const ran = await project.run(NODE, join('examples', file));
    expect(ran.output).toMatch(says);
    expect(ran.code).toBe(0);
  });

  it('a follow-up saved on a running server with a token, read back and changed by two at once', async () => {
    const server = await startTestServer({ programs: { apiTokens: true } });
    const token = await tokenFrom(server.url);
    const env = { GONGWEI_URL: `${server.url}/`, GONGWEI_TOKEN: token };
    const [save, change] = OVER_HTTP;
    const { output } = await runWith(env, save);
    expect(output).toMatch(/^saved \S+ as version 1\n体征 .+ 168 \/ 92 /);
    const [, id = ''] = output.split(' ');
    expect((await runWith(env, change, id)).output).toBe('saved as version 3: heart rate 80, weight 65, BMI 26.04\n');
    await server.stop();
  }, 120_000);

  it('the page in Vue over HTTP: a sheet saved, and two that change it at once', async () => {
    const server = await startTestServer({ programs: { apiTokens: true } });
    const token = await tokenFrom(server.url);
    const root = join(project.folder, 'examples/vue-page');
    project.write(
      'examples/vue-page/over-http.js',
      `Object.assign(process.env, ${JSON.stringify({ GONGWEI_URL: server.url, GONGWEI_TOKEN: token })});
const ANSWERS = ${JSON.stringify(ANSWERS)};
${SAVED_OVER_HTTP}`,
    );
    await build({
      ...{ root, plugins: [vue()], configFile: false, logLevel: 'silent' },
      build: { ssr: 'over-http.js', outDir: 'over-http' },
    });
    const { output } = await project.run(NODE, 'examples/vue-page/over-http/over-http.js');
    const [shown = '', told = ''] = output.split('<<<');
    expect(shown).toContain('已保存，第 1 版');
    expect(shown).toMatch(/<em>偏高<\/em>/);
    expect(shown).toMatch(/<p class="finding">[^<]+<\/p>/);
    expect(shown).toMatch(/<section><h2>高血压患者随访服务记录表<\/h2>[^]+<div>168 \/ 92<\/div>/);
    // What each changed by itself goes together, and what follows from both is worked out anew.
    expect(told).toMatch(/^\n已保存，第 3 版 80 25\.39\n/);
    // One field changed by both: nothing is written until somebody has seen it.
    expect(told).toMatch(/\n.+已先保存第 4 版，也改了：心率。核对后再保存\n已保存，第 5 版 90\n$/);
    await server.stop();
  }, 120_000);

  it.each([
    ['with every declaration checked', { skipLibCheck: false }],
    // Those of xstate are not made for it.
    ['with exact optional properties', { skipLibCheck: true, exactOptionalPropertyTypes: true }],
  ])('with types compile strictly, %s', async (_how, settings) => {
    const config = project.write(
      'examples/tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          ...{
            target: 'es2022',
            lib: ['es2022', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
          },
          ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [], ...settings },
        },
        files: ['list-in-memory.ts', 'measure-of-a-person.ts', 'typed-form.ts', 'vue-page/server-page.ts'],
      }),
    );
    expect(await project.run(binary('tsc'), '-p', config)).toEqual({ code: 0, output: '' });
  });

  it('a live form in Vue, built by Vite', async () => {
    const root = join(project.folder, 'examples/vue-form');
    const page: InlineConfig = { root, plugins: [vue()], configFile: false, logLevel: 'silent' };
    await build({ ...page, build: { outDir: 'page' } });
    expect(readFileSync(join(root, 'page/index.html'), 'utf8')).toContain('type="module"');
    project.write(
      'examples/vue-form/render.js',
      `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';
console.log(await renderToString(createSSRApp(App)));`,
    );
    await build({ ...page, build: { ssr: 'render.js', outDir: 'rendered' } });
    const { output } = await project.run(NODE, 'examples/vue-form/rendered/render.js');
    expect(output).toContain('收缩压');
    expect(output).toContain('value="25.64"');
  });

  it('a page in Vue: a form that lives, a record that is saved, a sheet that is printed', async () => {
    const root = join(project.folder, 'examples/vue-page');
    const page: InlineConfig = { root, plugins: [vue()], configFile: false, logLevel: 'silent' };
    await build({ ...page, build: { outDir: 'page' } });
    project.write('examples/vue-page/render.js', `const ANSWERS = ${JSON.stringify(ANSWERS)};\n${FILLED_AND_SAVED}`);
    await build({ ...page, build: { ssr: 'render.js', outDir: 'rendered' } });
    const { output } = await project.run(NODE, 'examples/vue-page/rendered/render.js');
    const [empty = '', refused = '', saved = ''] = output.split('<<<');
    expect(empty).toContain('<option value="2">家庭</option>');
    expect(empty).not.toContain('25.64');
    expect(refused).toContain('还有 17 项要填或改正');
    expect(refused).not.toContain('<section>');
    expect(saved).toContain('25.64 kg/m²');
    expect(saved).toContain('已保存，第 1 版');
    expect(saved).toMatch(/<section><h2>高血压患者随访服务记录表<\/h2><p>姓名：王秀英[^]+<div>168 \/ 92<\/div>/);
  }, 60_000);

  it.each(PUBLISHED)('stand word for word in the README of %s', (name) => {
    expect(readFileSync(readmeOf(name), 'utf8')).toBe(currentReadme(name));
  });
});
