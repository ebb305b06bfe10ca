export { clone } from './clone';
export { cloneDeep } from './cloneDeep';
export { cloneDeepWith } from './cloneDeepWith';
export { cloneWith } from './cloneWith';
export { includes } from './includes';
