import { maskAnswers, sensitiveFieldsOf } from '@gongwei/domain/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server?.stop());

it('shows who may only look no number, in whichever way a record is read', async () => {
  const [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
  await doctor.send('PUT', '/api/v1/records/seen', bloodCount({ id: 'seen', saveId: 'seen-1' }));
  const data = JSON.stringify({
    idNumber: '99010119550302001X',
    phone: '19900000001',
    remark: '张三丰家属电话13900000001，生于1955年3月2日',
    hemoglobin: 132,
  });
  await server.database.query("update records set data = $1::jsonb where id = 'seen'", [data]);
  await server.database.query(
    "insert into record_versions select county_code, id, 0, form_version, institution_code, occurred_on, stage, data, origins, updated_at, updated_by, updated_by_name, reason from records where id = 'seen'",
  );
  const paths = [
    '/api/v1/records/seen',
    '/api/v1/records/latest?subjectId=resident-1&formId=supplement-blood-routine',
    '/api/v1/records/seen/history',
  ];
  for (const path of paths) {
    const [shown, whole] = [
      JSON.stringify((await viewer.get(path)).body),
      JSON.stringify((await doctor.get(path)).body),
    ];
    expect(shown, path).not.toMatch(/99010119550302001X|001X|19900000001|13900000001|三丰|3月2日/);
    expect(shown, path).toContain('990101************');
    expect(shown, path).toContain('张**家属电话13*********，生于1955年');
    expect(shown, path).toContain('132');
    expect(whole, path).toContain('家属电话13900000001');
  }
});

it('masks what a form marks, inside tables and groups too, and leaves other texts', () => {
  const fields = sensitiveFieldsOf({
    sections: [
      {
        id: 's',
        title: 's',
        fields: [
          { key: 'motherIdNumber', label: '', type: 'text', sensitive: 'id-number' },
          { key: 'name', label: '', type: 'text', sensitive: 'person-name' },
          { key: 'birthDate', label: '', type: 'date', sensitive: 'birth-date' },
          { key: 'ageInDays', label: '', type: 'integer', sensitive: 'birth-date' },
          {
            key: 'family',
            label: '',
            type: 'table',
            columns: [
              { key: 'landline', label: '', type: 'text', sensitive: 'phone' },
              { key: 'name', label: '', type: 'text' },
            ],
          },
          {
            key: 'pair',
            label: '',
            type: 'group',
            fields: [{ key: 'wifeAddress', label: '', type: 'text', sensitive: 'address' }],
          },
        ],
      },
    ],
  });
  const answers = {
    motherIdNumber: '11010519491231002X',
    name: '诸葛亮',
    birthDate: '1949-12-31',
    ageInDays: 12,
    family: [{ landline: '010-6512345', name: '乙肝疫苗' }],
    wifeAddress: '东村 3 组',
    code: '12345678901234567',
    height: 170,
  };
  expect(maskAnswers('looks', fields, answers)).toEqual({
    motherIdNumber: '110105************',
    name: '诸葛**',
    family: [{ landline: '01*********', name: '乙肝疫苗' }],
    wifeAddress: '***',
    code: '12345678901234567',
    height: 170,
  });
  expect(maskAnswers('reveals', fields, answers)).toEqual({
    ...answers,
    motherIdNumber: '110105********002X',
    family: [{ landline: '010****2345', name: '乙肝疫苗' }],
  });
});
