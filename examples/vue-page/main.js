import { createApp } from 'vue';
import App from './App.vue';
import { openPage } from './page.js';
import { logIn } from './world.js';

const page = await openPage(await logIn(), 'hypertension-follow-up', 'r1');
createApp(App, { page }).mount('#app');
