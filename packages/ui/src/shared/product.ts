/** What the platform is called. */
export const PRODUCT = '智慧公共卫生医疗服务平台';
