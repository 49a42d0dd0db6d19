// The form engine in Vue: one shallow ref a field, renewed for the fields a change says it touched.
import { compileForm, createFormEngine } from '@gongwei/domain';
import { shallowReactive } from 'vue';

export function useForm(formModule, context) {
  const engine = createFormEngine(compileForm(formModule), context);
  const states = shallowReactive(Object.fromEntries(engine.form.fields.map(({ key }) => [key, engine.state(key)])));
  const set = (key, value) => {
    for (const changed of engine.set(key, value).fields) states[changed] = engine.state(changed);
  };
  return { fields: engine.form.fields, states, set, answers: () => engine.answers() };
}
